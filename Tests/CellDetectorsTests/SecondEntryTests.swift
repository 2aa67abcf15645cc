import CellTrace
import Testing

@testable import CellDetectors

@Suite("a form for a new row, and the row that the form before it had made") struct SecondEntryTests {
  private static let add = Interaction.tap(.showing("Add"), nil)
  private static let done = Interaction.tap(.showing("Done"), nil)

  private static func form(_ texts: [String] = ["New entry"]) -> TraceEvent.Kind {
    .screenShown(ShownScreen(type: "Form", texts: texts))
  }

  private static func rows(_ texts: [String]) -> [Appearance] {
    texts.enumerated().map { row("\($0.offset)", at: $0.offset, cell: $0.offset + 1, [label($0.element)]) }
  }

  /// "Sun" is entered, then "Rain". `without` the first form.
  private static func set(
    _ after: [String] = ["Old", "Rain"], second texts: [String] = ["New entry"], without: [String] = ["Old", "Rain"]
  ) -> RunSet {
    let steps = [
      step(0, "show the screen", rows(["Old"])), step(1, "tap \"Add\"", by: add, events: [form()], rows(["Old"])),
      step(2, "tap \"Done\"", by: done, rows(["Old", "Sun"])),
      step(3, "tap \"Add\"", by: add, events: [form(texts)], rows(["Old", "Sun"])),
      step(4, "tap \"Done\"", by: done, rows(after)),
    ]
    var set = RunSet(main: trace(steps), control: trace(steps))
    for request in SecondEntryReference.requests(in: set) {
      #expect(request.script == [add, done])
      set[request] = trace([
        step(0, "", rows(["Old"])), step(1, "", by: add, events: [form()], rows(["Old"])), step(2, "", by: done, rows(without)),
      ])
    }
    return set
  }

  @Test("it is written over")
  func found() throws {
    let found = try #require(StaleIndexAction.found(in: Self.set()))
    #expect(
      found.map(\.summary) == ["the form for a new row writes \"Rain\" over \"Sun\", which the form before it had made"])
    // There may be one such row, as one entry for each day.
    #expect(found.map(\.severity) == [.warning])
    #expect(found.map(\.observed) == ["changed \"Sun\""] && found.map(\.expected) == ["inserted \"Rain\""])
    #expect(
      found.map(\.seen) == [
        "after step 4 (tap \"Done\") \"Rain\" is there and \"Sun\" is gone; without the first form \"Rain\" comes as a row of its own"
      ])
    #expect(
      found.map(\.evidence) == [
        ["the form that was opened in step 3 (tap \"Add\") did not say that it edits that row", FindingText.mayBeMeant]
      ])
    #expect(ReferenceSuspicions.names(in: Self.set().main) == ["entered over"])
  }

  @Test("a second form that edits a row without the first one too is not this")
  func silent() { #expect(StaleIndexAction.found(in: Self.set(without: ["Rain"])) == []) }

  @Test("no run is made where a second row comes, and where the second form shows the first row")
  func unsuspected() {
    for set in [Self.set(["Old", "Sun", "Rain"]), Self.set(second: ["Today: Sun"])] {
      #expect(SecondEntryReference.requests(in: set).isEmpty)
    }
  }
}
