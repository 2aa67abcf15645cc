import CellTrace
import Testing

@testable import CellDetectors

@Suite("Cells that read by their item's former place") struct StaleIndexReadTests {
  /// Rows in the order of `keys`, whose texts are their keys unless `texts` has others.
  private static func rows(_ keys: [String], _ texts: [String: String] = [:]) -> [Appearance] {
    keys.enumerated().map { row($1, at: $0, cell: $1 == "N" ? 9 : 1, [label(texts[$1] ?? $1)]) }
  }

  /// N arrives at the top; then B is tapped, and its cell shows what `live` says.
  private static func set(
    live: [Appearance], rebuilt: [Appearance] = rows(["N", "A", "B", "C"]), events: [TraceEvent.Kind] = []
  ) -> RunSet {
    let (old, new) = (rows(["A", "B", "C"]), rows(["N", "A", "B", "C"]))
    return runs(
      main: [
        step(
          0, "show the screen",
          events: [
            .handlerAssigned(
              CellID(1), name: "configurationUpdateHandler", item: item("B"), SourcePlace(fileID: "App/List.swift", line: 20))
          ], old), step(1, "data: a note arrives", by: .mutate("a note arrives"), new),
        step(2, "tap \"B\"", by: .tap(.resolved(item("B")), nil), events: events, live),
      ], rebuilt: [old, new, rebuilt])
  }

  private static let ran = TraceEvent.Kind.handlerRan(
    CellID(1), name: "configurationUpdateHandler", assignedFor: item("B"), runsFor: item("B"), .selected)

  @Test("B shows A, which stands where B stood before N arrived: its handler reads by the old index path")
  func visitor() {
    #expect(
      StaleIndexAccess.found(in: Self.set(live: Self.rows(["N", "A", "B", "C"], ["B": "A"]), events: [Self.ran])) == [
        Finding(
          detector: "stale-index-access", severity: .error,
          summary: "\"B\" shows UILabel.text of \"A\", which stands where it stood before the data moved", item: item("B"),
          itemTitle: "B", sourceItem: item("A"), sourceItemTitle: "A", cellType: "App.NoteCell", cell: CellID(1),
          property: "UILabel.text", observed: "A", expected: "B", originStep: 0,
          originPlace: SourcePlace(fileID: "App/List.swift", line: 20), seenStep: 2,
          seen: "\"B\" has UILabel.text \"A\"; in a rebuilt cell it has \"B\"", element: "\(content)/UILabel",
          evidence: [
            "\"B\" stood at 0-1 up to step 0 (show the screen); there stands \"A\" now, and \"B\" at 0-2",
            "configurationUpdateHandler, which was set in step 0 (show the screen), ran",
          ], shape: ["former place"])
      ])
  }

  @Test("without a handler that ran, the finding has no place")
  func unknown() throws {
    let finding = try #require(
      StaleIndexAccess.found(in: Self.set(live: Self.rows(["N", "A", "B", "C"], ["B": "A"])))?.first)
    #expect(finding.originPlace == nil && finding.evidence.count == 1)
  }

  @Test("a text of its own, a text of an item that never stood there, and a text that the model has changed say nothing")
  func silent() {
    #expect(StaleIndexAccess.found(in: Self.set(live: Self.rows(["N", "A", "B", "C"], ["B": "B!"]))) == [])
    #expect(StaleIndexAccess.found(in: Self.set(live: Self.rows(["N", "A", "B", "C"], ["B": "C"]))) == [])
    let both = Self.rows(["N", "A", "B", "C"], ["B": "A"])
    #expect(StaleIndexAccess.found(in: Self.set(live: both, rebuilt: both)) == [])
  }
}
