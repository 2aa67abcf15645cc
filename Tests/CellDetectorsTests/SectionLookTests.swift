import CellTrace
import Testing

@testable import CellDetectors

@Suite("a look of the section") struct SectionLookTests {
  /// Rows of sections, each with a mark or without one.
  private static func rows(_ sections: [[(String, Bool)]]) -> [Appearance] {
    sections.enumerated().flatMap { section, rows in
      rows.enumerated().map { place, row in
        let mark = row.1 ? [Property("alpha", "0.4")] : []
        var result = CellDetectorsTests.row(row.0, [label(row.0, mark)])
        result.slot = Slot(section: section, item: place)
        result.cell = CellID(Int(row.0.unicodeScalars.first?.value ?? 0))
        return result
      }
    }
  }

  private static let before = [[("a", false), ("b", false), ("c", false), ("d", false)], [("x", true)]]

  /// B is moved to the second section.
  private static func found(
    live: [[(String, Bool)]], rebuilt: [[(String, Bool)]], before: [[(String, Bool)]] = before
  ) -> [Finding]? {
    let old = rows(before)
    let steps = [step(0, "show the screen", old), step(1, "tap", by: .tap(.resolved(item("b")), nil), rows(live))]
    return StaleContent.found(in: runs(main: steps, rebuilt: [old, rows(rebuilt)]))
  }

  @Test("a row that moved to another section and looks as in its former one is stale")
  func stale() {
    let found = Self.found(
      live: [[("a", false), ("c", false), ("d", false)], [("b", false), ("x", true)]],
      rebuilt: [[("a", false), ("c", false), ("d", false)], [("b", true), ("x", true)]])
    #expect(found?.map(\.itemTitle) == ["b"] && found?.map(\.property) == ["UILabel.alpha"])
    #expect(found?.map(\.severity) == [.error])
  }

  @Test("what rows of both sections have, what changes in rows that made room, and what the first of a section has say nothing")
  func silent() {
    // Looks of single rows.
    #expect(
      Self.found(
        live: [[("a", true), ("c", false), ("d", false)], [("b", false), ("x", true)]],
        rebuilt: [[("a", true), ("c", false), ("d", false)], [("b", true), ("x", true)]],
        before: [[("a", true), ("b", false), ("c", false), ("d", false)], [("x", true)]]) == [])
    // Stripes.
    #expect(
      Self.found(
        live: [[("a", false), ("c", false), ("d", true)], [("b", true), ("x", true)]],
        rebuilt: [[("a", false), ("c", true), ("d", false)], [("b", false), ("x", true)]],
        before: [[("a", false), ("b", true), ("c", false), ("d", true)], [("x", true)]]) == [])
    // The first of each section.
    #expect(
      Self.found(
        live: [[("a", true), ("c", false), ("d", false)], [("b", false), ("x", true)]],
        rebuilt: [[("a", true), ("c", false), ("d", false)], [("b", true), ("x", false)]],
        before: [[("a", true), ("b", false), ("c", false), ("d", false)], [("x", true)]]) == [])
  }

  @Test("the last row of a section counts only if the last one of the other is on screen")
  func last() {
    let (live, rebuilt) = (
      [[("a", false), ("c", false), ("d", false)], [("x", true), ("b", false)]],
      [[("a", false), ("c", false), ("d", false)], [("x", true), ("b", true)]]
    )
    #expect(Self.found(live: live, rebuilt: rebuilt)?.map(\.itemTitle) == ["b"])
    // The first section is the one that it came to: where the other one ends is not known.
    let other = Array(Self.before.reversed())
    #expect(
      Self.found(live: Array(live.reversed()), rebuilt: Array(rebuilt.reversed()), before: other) == [])
  }
}
