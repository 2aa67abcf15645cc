import Combine
import Testing

/// `Just`, `Optional`, `Result` and `Sequence` have many operators in forms of their own, which work at once and give publishers of
/// the same kinds. What comes of them is compared with what the operators of all publishers make of the same values.
@Suite("Operators in forms of their own") struct SpecializedTests {
  @Test("what comes of a form of its own is what comes of the general one", arguments: SpecializedCase.all)
  func same(_ specialized: SpecializedCase) {
    #expect(specialized.own() == specialized.general())
  }

  @Test("a form of its own gives a publisher of the kinds that need no stage", arguments: SpecializedCase.all)
  func kinds(_ specialized: SpecializedCase) {
    let kinds = ["Combine.Just<", "Swift.Optional<", "Swift.Result<", "Combine.Publishers.Sequence<", "Combine.Empty<"]
    let type = specialized.type().replacing("(extension in Combine):", with: "")
    #expect(kinds.contains { type.hasPrefix($0) }, "\(type)")
  }

  @Test("of no value at all, an optional's own forms tell less than the general ones")
  func nothing() {
    let none = Int?.none.publisher
    let general = none.eraseToAnyPublisher()
    #expect(none.count().recorded() == ["finished"] && general.count().recorded() == ["0", "finished"])
    #expect(
      none.allSatisfy { $0 > 0 }.recorded() == ["finished"] && general.allSatisfy { $0 > 0 }.recorded() == ["true", "finished"])
    #expect(none.contains(1).recorded() == ["finished"] && general.contains(1).recorded() == ["false", "finished"])
    #expect(none.reduce(5, +).recorded() == ["finished"] && general.reduce(5, +).recorded() == ["5", "finished"])
    #expect(none.collect().recorded() == ["[]", "finished"] && general.collect().recorded() == ["[]", "finished"])
    #expect(none.replaceEmpty(with: 7).recorded() == ["7", "finished"])
  }

  @Test("their closures run when the operator is written, not when somebody subscribes")
  func atOnce() {
    let history = History()
    let just = Just(1).map { value -> Int in
      history.add("mapped")
      return value
    }
    #expect(history.entries == ["mapped"])
    just.record(in: history).cancel()
    just.record(in: history).cancel()
    #expect(history.entries == ["mapped", "1", "finished", "1", "finished"])
    let stage = Just(1).eraseToAnyPublisher().map { value -> Int in
      history.add("mapped again")
      return value
    }
    #expect(!history.entries.contains("mapped again"))
    stage.record(in: history).cancel()
    #expect(history.entries.suffix(3) == ["mapped again", "1", "finished"])
  }
}

/// One operator in a form of its own, and the same operator of all publishers. Its closures capture nothing.
struct SpecializedCase: @unchecked Sendable, CustomTestStringConvertible {
  var testDescription: String
  var own: () -> [String]
  var general: () -> [String]
  /// The type of what the form of its own gives.
  var type: () -> String

  init<P: Publisher, G: Publisher>(_ name: String, _ own: @escaping () -> P, _ general: @escaping () -> G) {
    testDescription = name
    self.own = { own().recorded() }
    self.general = { general().recorded() }
    type = { String(reflecting: P.self) }
  }

  static let all = just + optional + result + sequence
}
