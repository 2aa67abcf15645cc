import CellTrace
import Testing

@testable import CellDetectors

@Suite("detached-hosting-view and controller-in-cell") struct MisuseTests {
  static func set(_ row: String, _ item: ItemID?, cell: CellID? = CellID(1)) -> RunSet {
    let event = TraceEvent.Kind.hostingMisused(cell, item, type: "MapBox", ledgerID: row)
    return RunSet(
      main: trace([step(0, "show the screen", events: [event, event], [CellDetectorsTests.row("A", [label("Asthma")])])]))
  }

  @Test("a controller in a hosted cell, once for each type")
  func controllerInCell() {
    #expect(
      ControllerInCell.found(in: Self.set("UH-21", item("A"))) == [
        Finding(
          detector: "controller-in-cell", severity: .error,
          summary:
            "MapBox, a UIViewControllerRepresentable, is in the cell of \"Asthma\", inside UIHostingConfiguration, where it is "
            + "never made", item: item("A"), itemTitle: "Asthma", cellType: "App.NoteCell", cell: CellID(1), property: "MapBox",
          observed: "a placeholder", expected: "a view", originStep: 0, seenStep: 0,
          seen:
            "MapBox, a UIViewControllerRepresentable, is in the cell of \"Asthma\", inside UIHostingConfiguration, where it is "
            + "never made", evidence: ["behaviour UH-21 of the SwiftUI ledger"])
      ])
    #expect(DetachedHostingView.found(in: Self.set("UH-21", item("A"))) == [])
  }

  @Test("a hosting controller's view without its controller")
  func detached() {
    let found = DetachedHostingView.found(in: Self.set("HC-05", nil))
    #expect(
      found?.map(\.summary) == [
        "the view of a UIHostingController of MapBox is on the screen, and the controller is in no hierarchy"
      ])
    #expect(found?.map(\.expected) == ["a parent controller"])
    #expect(found?.map(\.severity) == [.error])
    #expect(ControllerInCell.found(in: Self.set("HC-05", nil)) == [])
  }

  @Test("outside of cells, as in the header of a table, it is a warning")
  func detachedBesideCells() {
    let found = DetachedHostingView.found(in: Self.set("HC-05", nil, cell: nil))
    #expect(found?.map(\.severity) == [.warning])
    #expect(
      found?.map(\.evidence) == [
        [
          "behaviour HC-05 of the SwiftUI ledger",
          "content that only shows what it is given lacks nothing; appearance callbacks, presentations and navigation need the controller",
        ]
      ])
  }
}
