import CellTrace
import Testing

@testable import CellDetectors

@Suite("a form that was pulled down, and the next one") struct AbandonedFormTests {
  private static let open = Interaction.tap(.resolved(item("B")), nil)
  private static let add = Interaction.tap(.showing("Add"), nil)
  private static let bun = Interaction.tap(.showing("Bun"), nil)
  private static let form = TraceEvent.Kind.screenShown(ShownScreen(type: "Form", texts: []))

  private static func rows(_ texts: [String], marked: Bool = false) -> [Appearance] {
    texts.enumerated().map { place, text in
      row(
        ["A", "B", "C"][place], at: place, cell: place + 1, [label(text)] + (marked && place == 1 ? [dot("\(content)/Dot")] : []))
    }
  }

  /// A form is opened for B and pulled down, then one is opened for no row, on which a bun is chosen. `other`: without the first.
  static func set(
    _ after: [String] = ["Rye", "Bun"], other: [String] = ["Rye", "Wheat", "Bun"], marked: Bool = false, opens: Bool = true,
    says texts: [String] = []
  ) -> RunSet {
    let bread = ["Rye", "Wheat"]
    let steps = [
      step(0, "show the screen", rows(bread)), step(1, "tap \"Wheat\"", by: open, events: [form], rows(bread)),
      step(2, "pull the sheet down", by: .pullDownSheet, rows(bread, marked: marked)),
      step(
        3, "tap \"Add\"", by: add, events: opens ? [.screenShown(ShownScreen(type: "Form", texts: texts))] : [],
        rows(bread, marked: marked)),
      step(4, "tap \"Bun\"", by: bun, rows(after)),
    ]
    var set = RunSet(main: trace(steps), control: trace(steps))
    for request in AbandonedFormReference.requests(in: set) {
      #expect(request.script == [add, bun])
      set[request] = trace([
        step(0, "show the screen", rows(bread)), step(1, "tap \"Add\"", by: add, rows(bread)),
        step(2, "tap \"Bun\"", by: bun, rows(other)),
      ])
    }
    return set
  }

  @Test("it is used on the row of the first form")
  func found() throws {
    let found = try #require(StaleIndexAction.found(in: Self.set()))
    #expect(
      found.map(\.summary) == [
        "tap \"Bun\", on a form that was opened for no row, changes \"Wheat\", whose own form was pulled down before"
      ])
    #expect(found.map(\.observed) == ["changed \"Wheat\""] && found.map(\.expected) == ["inserted \"Bun\""])
    #expect(
      found.map(\.seen) == ["\"Wheat\" has UILabel.text \"Bun\"; without the form that was pulled down it has \"Wheat\""])
    #expect(
      found.map(\.evidence) == [
        [
          "the form of \"Wheat\" was pulled down in step 2 (pull the sheet down), and nothing on screen has said since that the row is still meant"
        ]
      ])
    #expect(found.map(\.originStep) == [1] && found.map(\.seenStep) == [4] && found.map(\.severity) == [.error])
  }

  @Test("a form that goes on with the first and says for which row is right; one that says anything else is a warning")
  func saysMore() {
    #expect(StaleIndexAction.found(in: Self.set(says: ["Edit Wheat"])) == [])
    #expect(StaleIndexAction.found(in: Self.set(says: ["Edit a bread"]))?.map(\.severity) == [.warning])
  }

  @Test("what changes the row without the first form too, and what changes nothing then, are not this")
  func silent() {
    #expect(StaleIndexAction.found(in: Self.set(other: ["Rye", "Bun"])) == [])
    #expect(StaleIndexAction.found(in: Self.set(other: ["Rye", "Wheat"])) == [])
  }

  @Test("no run is made where the row is marked meanwhile, where no second form is opened, or where a row is inserted")
  func unsuspected() {
    for set in [Self.set(marked: true), Self.set(opens: false), Self.set(["Rye", "Wheat", "Bun"])] {
      #expect(AbandonedFormReference.requests(in: set).isEmpty)
    }
    #expect(ReferenceSuspicions.names(in: Self.set().main) == ["form given up"])
  }
}
