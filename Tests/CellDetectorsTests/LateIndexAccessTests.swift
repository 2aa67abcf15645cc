import CellTrace
import Testing

@testable import CellDetectors

/// Work that rows started before the data changed, and that is done after it.
@Suite("stale-index-access of late results") struct LateIndexAccessTests {
  /// Rows with a picture each.
  private static func rows(_ pictures: [(key: String, picture: String, by: WriteProvenance?)]) -> [Appearance] {
    pictures.enumerated().map { place, shown in
      row(
        shown.key, at: place, cell: place + 1,
        [
          label(shown.key),
          Element(
            path: "\(content)/UIImageView", role: .image, frame: TraceRect(x: 0, y: 0, width: 40, height: 40),
            properties: [Property("image", shown.picture, provenance: shown.by)]),
        ])
    }
  }

  private static func late(for source: String, at shown: String) -> WriteProvenance {
    WriteProvenance(item: item(shown), step: 1, startedFor: item(source))
  }

  private static func used(_ place: Int, _ found: String?, by source: String) -> TraceEvent.Kind {
    .indexPathUsed(slot(place), found.map(item), call: "cellForRow(at:)", generation: 2, by: item(source))
  }

  private static func opened(_ keys: [String], _ picture: (String) -> String) -> StepTrace {
    step(
      0, "show the screen",
      events: keys.enumerated().map {
        .indexPathHandedOut(item($0.element), slot($0.offset), purpose: "cell provider", generation: 1)
      },
      rows(keys.map { ($0, picture($0), nil) }))
  }

  /// N comes before A and B, whose pictures come after that, or came before it.
  private static func set(
    _ uses: [TraceEvent.Kind], shown: [(key: String, picture: String, by: WriteProvenance?)],
    usual: [(key: String, picture: String, by: WriteProvenance?)] = [("N", "", nil), ("A", "a", nil), ("B", "b", nil)],
    order: CompletionOrder = .afterChange, end: RunEnd = .finished
  ) -> RunSet {
    let change = "data: a note comes"
    let released = ["A", "B"].map { TraceEvent.Kind.resultsReleased(item($0)) }
    var main = trace(
      [
        opened(["A", "B"]) { _ in "" },
        step(1, change, by: .mutate("a note comes"), events: released + uses, rows(shown)),
      ], end: end)
    main.configuration.completionOrder = order
    let base = trace([opened(["A", "B"]) { $0.lowercased() }, step(1, change, by: .mutate("a note comes"), rows(usual))])
    var runs = RunSet(main: main, controlled: base)
    runs.control = base
    return runs
  }

  private static let wrong: [(key: String, picture: String, by: WriteProvenance?)] = [
    ("N", "a", late(for: "A", at: "N")), ("A", "b", late(for: "B", at: "A")), ("B", "", nil),
  ]
  private static let stale = [used(0, "N", by: "A"), used(1, "A", by: "B")]

  @Test("the picture of A is put where A stood, at N")
  func wrongRow() throws {
    let findings = try #require(StaleIndexAccess.found(in: Self.set(Self.stale, shown: Self.wrong)))
    #expect(
      findings.first
        == Finding(
          detector: "stale-index-access", severity: .error,
          summary: "a late result for \"A\" uses an index path from before the data changed: cellForRow(at:) finds \"N\"",
          item: item("N"), itemTitle: "N", sourceItem: item("A"), sourceItemTitle: "A", cellType: "App.NoteCell",
          cell: CellID(1), property: "UIImageView.image", observed: "a", expected: "", originStep: 0, seenStep: 1,
          seen: "\"N\" has UIImageView.image \"a\"; with the result in time it has \"\"", element: "\(content)/UIImageView",
          evidence: [
            "\"A\" stood at 0-0 when the work was started, and stands at 0-1 now",
            "where the result comes before the data changes, cellForRow(at:) finds the row that it is for",
          ], shape: ["cellForRow(at:)"]))
    #expect(findings.count == 2)
    let merged = judge(Self.set(Self.stale, shown: Self.wrong), detectors: [StaleIndexAccess.self]).findings
    #expect(merged.map(\.count) == [2])
  }

  @Test("a row that nobody sees to is missing what its result brings")
  func lost() {
    let found = StaleIndexAccess.found(
      in: Self.set([Self.used(0, "N", by: "A")], shown: [("N", "", nil), ("A", "", nil), ("B", "b", nil)]))
    #expect(found?.map(\.itemTitle) == ["A"])
  }

  @Test("work that finds its own row may name others, too: all that are visible, say")
  func allRows() {
    let uses = [Self.used(0, "N", by: "A"), Self.used(1, "A", by: "A"), Self.used(2, "B", by: "A")]
    #expect(StaleIndexAccess.found(in: Self.set(uses, shown: Self.wrong)) == [])
  }

  @Test("an old position that makes no difference is none")
  func harmless() {
    let right: [(key: String, picture: String, by: WriteProvenance?)] = [("N", "", nil), ("A", "a", nil), ("B", "b", nil)]
    #expect(StaleIndexAccess.found(in: Self.set(Self.stale, shown: right)) == [])
  }

  @Test("a position that the item never had is meant")
  func otherPosition() {
    #expect(StaleIndexAccess.found(in: Self.set([Self.used(2, "B", by: "A")], shown: Self.wrong)) == [])
  }

  @Test("the work of an item that is gone is to blame for what it wrote, and for nothing else")
  func gone() {
    let usual: [(key: String, picture: String, by: WriteProvenance?)] = [("B", "b", nil)]
    let written = Self.set(
      [Self.used(0, "B", by: "A")], shown: [("B", "a", Self.late(for: "A", at: "B"))], usual: usual)
    #expect(StaleIndexAccess.found(in: written)?.map(\.sourceItemTitle) == ["A"])
    #expect(
      StaleIndexAccess.found(in: written)?.first?.evidence.first
        == "\"A\" stood at 0-0 when the work was started, and no longer does")
    let other = Self.set([Self.used(0, "B", by: "A")], shown: [("B", "a", nil)], usual: usual)
    #expect(StaleIndexAccess.found(in: other) == [])
  }

  @Test("where the items differ, or under another order of results, nothing is compared")
  func notComparable() throws {
    let usual: [(key: String, picture: String, by: WriteProvenance?)] = [("A", "a", nil), ("B", "b", nil)]
    #expect(StaleIndexAccess.found(in: Self.set(Self.stale, shown: Self.wrong, usual: usual)) == [])
    #expect(try LateUses(Self.set(Self.stale, shown: Self.wrong, order: .afterReuse)).uses.isEmpty)
  }

  @Test("UIKit's exception by such an index path is one finding")
  func exception() {
    let end = RunEnd.exception(step: 1, ledgerID: "BAT-X07", text: "attempt to delete row 1")
    let set = Self.set([Self.used(1, nil, by: "B")], shown: [], end: end)
    let judgement = judge(set, detectors: [StaleIndexAccess.self, InvalidUpdate.self])
    #expect(judgement.findings.map(\.detector) == ["stale-index-access"])
    #expect(
      judgement.findings.map(\.summary) == [
        "a late result for \"B\" gives an index path from before the data changed to cellForRow(at:), and the app ends: "
          + "attempt to delete row 1"
      ])
    #expect(
      judgement.findings.first?.evidence == [
        "\"B\" stood at 0-1 when the work was started, and no longer does",
        "where the result comes before the data changes, the app goes on", "behaviour BAT-X07 of the UIKit ledger",
      ])
  }
}
