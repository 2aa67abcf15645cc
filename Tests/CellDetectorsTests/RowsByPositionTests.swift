import CellTrace
import Testing

@testable import CellDetectors

@Suite("Rows that are identified by their positions") struct RowsByPositionTests {
  /// Rows that show `texts` under the numbers 0, 1, …; the row `starred` was starred in step 1.
  private static func rows(_ texts: [String], starred: Int?) -> [Appearance] {
    texts.enumerated().map { place, text in
      let isStarred = place == starred
      return row(
        "\(place)", at: place, cell: place + 1,
        state: [
          state(
            "isStarred", "\(isStarred)", birth: stamp("\(place)", 0), write: isStarred ? stamp("\(place)", 1) : nil,
            place: place == 0 ? nil : here)
        ], [label(text)])
    }
  }

  private static let here = SourcePlace(fileID: "App/NoteRow.swift", line: 9)

  private static func set(_ after: [Appearance], starred: Int? = 1) -> RunSet {
    let texts = ["Tea", "Milk", "Salt", "Rice"]
    return runs(
      main: [
        step(0, "show the screen", rows(texts, starred: nil)), step(1, "tap \"Star\" in \"Milk\"", rows(texts, starred: starred)),
        step(2, "data: the first is removed", by: .mutate("the first is removed"), after),
      ], rebuilt: [rows(texts, starred: nil), rows(texts, starred: nil), after])
  }

  private static func kept(_ set: RunSet) -> [RowsByPosition.Kept] {
    RowsByPosition(set.main, Mask(main: set.main, control: set.control)).kept
  }

  @Test("what was set for one is another's when the contents move on")
  func stays() throws {
    let kept = Self.kept(Self.set(Self.rows(["Milk", "Salt", "Rice"], starred: 1)))
    #expect(kept.map(\.now.title) == ["Salt"] && kept.map(\.before.title) == ["Milk"] && kept.map(\.expected) == ["false"])
    let finding = try #require(
      StaleIndexState.found(in: Self.set(Self.rows(["Milk", "Salt", "Rice"], starred: 1)))?.first)
    #expect(
      finding.summary
        == "NoteRow.isStarred that was changed for \"Milk\" stayed at its position when the data moved, and is now at \"Salt\"")
    #expect(finding.seen == "\"Salt\" has NoteRow.isStarred \"true\", and \"Milk\" has \"false\"")
    #expect(
      finding.evidence == [
        "'isStarred' became \"true\" for \"Milk\" in step 1 (tap \"Star\" in \"Milk\")",
        "rows are identified by their positions: \"1\" was \"Milk\" before step 2 (data: the first is removed), and is \"Salt\" since",
      ])
    #expect(finding.bornPlace == Self.here && finding.bornStep == 1 && finding.seenStep == 2)
  }

  @Test("rows that keep nothing, rows that only changed their text, rows of equal text, and rows that stay are not named")
  func silent() {
    #expect(Self.kept(Self.set(Self.rows(["Milk", "Salt", "Rice"], starred: nil), starred: nil)).isEmpty)
    #expect(Self.kept(Self.set(Self.rows(["Tea", "Soya milk", "Salt", "Rice"], starred: 1))).isEmpty)
    #expect(Self.kept(Self.set(Self.rows(["Milk", "Milk", "Rice"], starred: 1))).isEmpty)
    #expect(Self.kept(Self.set(Self.rows(["Tea", "Milk", "Salt"], starred: 1))).isEmpty)
  }
}
