import CellTrace
import Testing

@testable import CellDetectors

@Suite("buttons beside a list that act by a former position") struct BesideActionTests {
  /// A line between the rows has a colour of its own.
  private static func rows(_ texts: [String]) -> [Appearance] {
    texts.enumerated().map { place, text in
      row(text, at: place, cell: place + 1, [label(text, text == "New" ? [Property("textColor", "#0000FF")] : [])])
    }
  }

  /// The data changes, and a button removes a row; without the change it removes `meant`, and the next time `then`. `noted`: a row that is
  /// tapped first, without which the button removes `unnoted`.
  static func set(
    before: [String], victim: String, without: [String], meant: String, then: String? = nil, again end: RunEnd = .finished,
    noted: String? = nil, unnoted: String? = nil
  ) -> RunSet {
    if let noted {
      return Self.noted(noted, before: before, victim: victim, without: without, meant: meant, unnoted: unnoted, again: end)
    }
    let after = before.filter { $0 != victim }
    let main = [
      step(0, "show the screen", rows(without)), step(1, "data: older ones", by: .mutate("older ones"), rows(before)),
      step(2, "tap \"Send\"", by: .tap(.showing("Send")), rows(after)),
    ]
    var set = runs(main: main, rebuilt: main.map(\.checkpoint))
    let once = without.filter { $0 != meant }
    for send in [[Interaction.tap(.showing("Send"))], Array(repeating: .tap(.showing("Send")), count: 2)] {
      for request in BesideActionReference.requests(in: set) {
        #expect(request.script == send)
        let steps = [
          step(0, "show the screen", rows(without)), step(1, "tap \"Send\"", rows(once)),
          step(2, "tap \"Send\"", rows(once.filter { $0 != then })),
        ]
        set[request] = trace(Array(steps.prefix(send.count + 1)), end: send.count > 1 ? end : .finished)
      }
    }
    return set
  }

  private static func noted(
    _ noted: String, before: [String], victim: String, without: [String], meant: String, unnoted: String?, again end: RunEnd
  ) -> RunSet {
    let (tap, send) = (Interaction.tap(.resolved(item(noted))), Interaction.tap(.showing("Send")))
    let main = [
      step(0, "show the screen", rows(without)), step(1, "tap \"\(noted)\"", by: tap, rows(without)),
      step(2, "data: older ones", by: .mutate("older ones"), rows(before)),
      step(3, "tap \"Send\"", by: send, rows(before.filter { $0 != victim })),
    ]
    var set = runs(main: main, rebuilt: main.map(\.checkpoint))
    let once = without.filter { $0 != meant }
    for _ in 1...3 {
      for request in BesideActionReference.requests(in: set) {
        switch request.script {
        case [send]:
          #expect(request.purpose == "the run without step 1 (tap \"\(noted)\")")
          set[request] = trace([step(0, "", rows(without)), step(1, "", rows(without.filter { $0 != unnoted }))])
        case [tap, send]: set[request] = trace([step(0, "", rows(without)), step(1, "", rows(without)), step(2, "", rows(once))])
        case [tap, send, send]:
          set[request] = trace([step(1, "", rows(without)), step(2, "", rows(once)), step(3, "", rows(once))], end: end)
        case _: Issue.record("\(request.purpose)")
        }
      }
    }
    return set
  }

  private static let used = RunEnd.stepFailed(step: 3, reason: "\"Send\" is disabled")

  @Test("a place may be meant where both rows look alike: a warning; what can't be touched again was there for one time")
  func places() {
    func found(_ meant: String, again: RunEnd = .finished) -> [Finding]? {
      let without = ["Tea", meant, "Milk", "Salt"]
      return StaleIndexAccess.found(
        in: Self.set(before: ["Old", "Tea", "Milk", meant, "Salt"], victim: "Tea", without: without, meant: meant, again: again))
    }
    #expect(found("New")?.map(\.severity) == [.error])
    #expect(found("Rice")?.map(\.severity) == [.warning])
    #expect(found("Rice", again: Self.used) == [])
  }

  @Test("a row that was tapped before may be noted: it is, where the button does something else without the tap")
  func noted() throws {
    func found(unnoted: String?, again: RunEnd = .finished) throws -> [Severity] {
      let set = Self.set(
        before: ["Old", "Tea", "Milk", "Rice", "Salt"], victim: "Tea", without: ["Tea", "Rice", "Milk", "Salt"], meant: "Rice",
        again: again, noted: "Rice", unnoted: unnoted)
      return try BesideActionReference.all(in: set).map { StaleIndexAccess.finding($0, set.main).severity }
    }
    #expect(try found(unnoted: nil) == [.error])
    #expect(try found(unnoted: nil, again: Self.used) == [.error])
    #expect(try found(unnoted: "Rice") == [.warning])
    #expect(try found(unnoted: "Rice", again: Self.used).isEmpty)
  }

  @Test("it removes what stands where another row stood before the data moved")
  func formerPlace() throws {
    let set = Self.set(
      before: ["Old", "Tea", "Milk", "New", "Salt"], victim: "Tea", without: ["Tea", "New", "Milk", "Salt"], meant: "New")
    let found = try #require(StaleIndexAccess.found(in: set))
    #expect(
      found.map(\.summary) == ["tap \"Send\" removes \"Tea\" in place of \"New\", which stood there before the data moved"])
    #expect(
      found.map(\.seen) == [
        "\"Tea\" is gone and \"New\" is still there; without the change of the data it is the other way round"
      ])
    #expect(
      found.map(\.evidence) == [["\"New\" stood at 0-1 without step 1 (data: older ones), and stands at 0-3 since"]])
  }

  @Test("a button that counts to a place, or draws lots, takes another row away the next time")
  func goesOn() {
    let set = Self.set(
      before: ["Old", "Tea", "Milk", "New", "Salt"], victim: "Tea", without: ["Tea", "New", "Milk", "Salt"], meant: "New",
      then: "Milk")
    #expect(StaleIndexAccess.found(in: set) == [])
  }

  @Test("a button that removes its own row, the first or the last one, or what only came with the change is right")
  func silent() {
    let without = ["Tea", "New", "Milk", "Salt"]
    let moved = ["Old", "Tea", "New", "Milk", "Salt"]
    #expect(StaleIndexAccess.found(in: Self.set(before: moved, victim: "New", without: without, meant: "New")) == [])
    #expect(StaleIndexAccess.found(in: Self.set(before: moved, victim: "Old", without: without, meant: "Tea")) == [])
    #expect(StaleIndexAccess.found(in: Self.set(before: moved, victim: "Salt", without: without, meant: "Salt")) == [])
    #expect(
      StaleIndexAccess.found(in: Self.set(before: ["Tea", "Old", "New"], victim: "Old", without: without, meant: "New")) == [])
  }
}
