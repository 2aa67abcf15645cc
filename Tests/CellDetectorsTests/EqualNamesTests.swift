import CellTrace
import Testing

@testable import CellDetectors

/// A sentence about two rows says which is which, whatever they begin with.
@Suite("Rows that begin with the same text") struct EqualNamesTests {
  private static func rows(_ texts: [(key: String, texts: [String])]) -> [Appearance] {
    texts.enumerated().map { place, one in
      row(
        one.key, at: place, cell: place + 1,
        one.texts.enumerated().map { label($0.element, path: "\(content)/UILabel[\($0.offset)]") })
    }
  }

  private static func titles(_ texts: [(key: String, texts: [String])]) -> [String] {
    let named = trace([step(0, rows(texts))]).titles(of: item("A"), and: item("B"), upTo: 0)
    return [named.0, named.1]
  }

  @Test("they are told apart by the first text that differs")
  func bySecondText() {
    #expect(Self.titles([("A", ["Milk", "fresh", "1 l"]), ("B", ["Milk", "fresh", "2 l"])]) == ["Milk, 1 l", "Milk, 2 l"])
  }

  @Test("and by their identifiers where all texts are the same")
  func byIdentifier() {
    #expect(Self.titles([("A", ["Milk", "1 l"]), ("B", ["Milk", "1 l"])]) == ["Milk, A", "Milk, B"])
  }

  @Test("rows that begin otherwise keep their short names, and so does one row that is named twice")
  func otherwise() {
    #expect(Self.titles([("A", ["Milk", "1 l"]), ("B", ["Bread", "1 l"])]) == ["Milk", "Bread"])
    let one = trace([step(0, Self.rows([("A", ["Milk"])]))]).titles(of: item("A"), and: item("A"), upTo: 0)
    #expect([one.0, one.1] == ["Milk", "Milk"])
  }

  @Test("an action that hits another row of the same name says which one")
  func finding() {
    func rows(_ keys: [String]) -> [Appearance] {
      Self.rows(keys.map { ($0, [$0 == "C" ? "Bread" : "Milk", $0 == "A" ? "1 l" : "2 l"]) })
    }
    func effect(_ after: [String]) -> ActionReference.Effect {
      let before = ["A", "B", "C"]
      return ActionReference.Effect(
        itemsBefore: before.map(item), itemsAfter: after.map(item), before: rows(before), after: rows(after))
    }
    let set = StaleIndexActionTests.set(actual: effect(["B", "C"]), reference: effect(["A", "C"])) { steps in
      for index in steps.indices where !steps[index].checkpoint.isEmpty { steps[index].checkpoint = rows(["A", "B", "C"]) }
    }
    #expect(
      StaleIndexAction.found(in: set)?.map(\.summary) == ["the action \"Delete\" on \"Milk, 2 l\" removes \"Milk, 1 l\""])
  }
}
