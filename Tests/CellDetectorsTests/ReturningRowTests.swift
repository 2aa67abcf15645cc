import CellTrace
import Testing

@testable import CellDetectors

@Suite("A row that a destructive swipe button takes away, and that comes back") struct ReturningRowTests {
  private static let rows = [row("A", [label("Ada")]), row("B", at: 1, cell: 2, [label("Ben")])]

  /// "Remove" is tapped in the open actions of "Ben"; then a second passes.
  private static func set(_ events: [TraceEvent.Kind], by: Interaction = .wait(2)) -> RunSet {
    let fired = TraceEvent.Kind.actionFired(item("B"), title: "Remove", origin: nil, offered: 1, generation: 1)
    let steps = [
      step(0, "show the screen", rows), step(1, "tap \"Remove\"", by: .tapAction("Remove"), events: [fired], rows),
      step(2, "wait 2 s", by: by, events: events, rows),
    ]
    return runs(main: steps, rebuilt: steps.map { _ in rows })
  }

  @Test("UH-25 it is a warning with the button's name, once a row")
  func comesBack() throws {
    let warning = TraceEvent.Kind.warning(ledgerID: "SW-19", text: "taken away")
    let found = try #require(StuckInteractionState.found(in: Self.set([warning, warning])))
    #expect(
      found.map(\.summary) == [
        "the row of \"Ben\" goes when \"Remove\" is tapped, and comes back: the button is destructive, and the item stays"
      ])
    let finding = try #require(found.first)
    #expect(finding.severity == .warning)
    #expect(finding.itemTitle == "Ben" && finding.originStep == 1 && finding.seenStep == 2)
    #expect(finding.observed == "goes and comes back" && finding.expected == "stays until its item is gone")
    #expect(finding.seen == "taken away")
    #expect(finding.evidence == ["behaviour SW-19 of the UIKit ledger"])
    #expect(
      finding.fix
        == "give the button no role and the tint of red if it only asks, or take the item out of the data in the button's action."
    )
  }

  @Test("an action that takes another row away is another defect")
  func takesOther() {
    let warning = TraceEvent.Kind.warning(ledgerID: "SW-19", text: "taken away")
    var set = Self.set([warning])
    set.main.steps[2].items = [item("B")]
    #expect(StuckInteractionState.found(in: set) == [])
  }

  @Test("SW-09 what UIKit does is not known; nothing is said of it, nor without the warning")
  func unknown() {
    #expect(StuckInteractionState.found(in: Self.set([.warning(ledgerID: "SW-09", text: "kept")])) == [])
    #expect(StuckInteractionState.found(in: Self.set([])) == [])
  }
}
