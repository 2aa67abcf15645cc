import CellTrace
import Testing

@testable import CellDetectors

@Suite("Heights that stay at their positions") struct HeightByPositionTests {
  /// A row whose height the app gives.
  private static func given(_ key: String, at place: Int, height: Double, content: Double) -> Appearance {
    var result = row(key, at: place, height: height, [label(key)])
    result.contentHeight = content
    return result
  }

  /// Rows before and after one was inserted in front, and the same rebuilt.
  private static func set(_ before: [Appearance], _ after: [Appearance]) -> RunSet {
    runs(
      main: [step(0, "show the screen", before), step(1, "data: insert", by: .mutate("insert"), after)], rebuilt: [before, after])
  }

  private static let before = [
    given("A", at: 0, height: 44, content: 40), given("B", at: 1, height: 64, content: 61),
    given("C", at: 2, height: 84, content: 79),
    given("D", at: 3, height: 44, content: 40),
  ]

  @Test("heights that followed the contents and now follow the places were kept by index path")
  func kept() throws {
    let after = [
      Self.given("N", at: 0, height: 44, content: 40), Self.given("A", at: 1, height: 64, content: 40),
      Self.given("B", at: 2, height: 84, content: 61), Self.given("C", at: 3, height: 44, content: 79),
    ]
    let taken = try HeightByPosition(Self.set(Self.before, after)).taken
    #expect(taken.map(\.now.title) == ["A", "B", "C"])
    #expect(taken.map(\.former.title) == ["B", "C", "D"])
    #expect(taken.map(\.ideal) == [44, 64, 84])
    #expect(taken.map(\.isGiven) == [true, true, true])
    let finding = StaleIndexState.found(in: Self.set(Self.before, after))?.first
    #expect(finding?.summary == "\"A\" has the height of \"B\", which stood at its place before the data moved")
    #expect(finding?.seen == "\"A\" is 64 pt high; with the same content it was 44 pt high before the data moved")
  }

  @Test("after a reload what the rows show tells which had which height; without a reload their identifiers do")
  func reloaded() throws {
    func shown(_ texts: [String], _ heights: [Double], _ contents: [Double]) -> [Appearance] {
      texts.indices.map { place in
        var result = row("#\(place + 1)", at: place, height: heights[place], [label(texts[place])])
        result.contentHeight = contents[place]
        return result
      }
    }
    // The first goes, and each text is one row further up.
    let before = shown(["A", "B", "C", "D", "E"], [44, 64, 84, 44, 64], [40, 61, 79, 40, 61])
    let after = shown(["B", "C", "D", "E"], [44, 64, 84, 44], [61, 79, 40, 61])
    let reload = TraceEvent.Kind.snapshotApplied(
      list: 0, generation: 2, inserted: 0, deleted: 1, moved: 0, reconfigured: 0, reloaded: 4)
    func taken(_ events: [TraceEvent.Kind], _ after: [Appearance]) throws -> [String] {
      let set = runs(
        main: [
          step(0, "show the screen", before), step(1, "data: first goes", by: .mutate("first goes"), events: events, after),
        ],
        rebuilt: [before, after])
      return try HeightByPosition(set).taken.map(\.now.title)
    }
    #expect(try taken([reload], after) == ["B", "C", "D", "E"])
    #expect(try taken([], after) == [])
    #expect(try taken([reload], shown(["B", "C", "D", "E"], [64, 84, 44, 64], [61, 79, 40, 61])) == [])
  }

  @Test("heights that move with their rows, and heights that never followed the contents, are the app's own choice")
  func chosen() throws {
    let moved = [
      Self.given("N", at: 0, height: 44, content: 40), Self.given("A", at: 1, height: 44, content: 40),
      Self.given("B", at: 2, height: 64, content: 61), Self.given("C", at: 3, height: 84, content: 79),
    ]
    #expect(try HeightByPosition(Self.set(Self.before, moved)).taken.isEmpty)
    func tallFirst(_ keys: [String]) -> [Appearance] {
      keys.enumerated().map { Self.given($1, at: $0, height: $0 == 0 ? 120 : 44, content: 40) }
    }
    let set = Self.set(tallFirst(["A", "B", "C", "D"]), tallFirst(["N", "A", "B", "C"]))
    #expect(try HeightByPosition(set).taken.isEmpty)
  }

  @Test("a first row that is taller by design, and rows that become lower one by one, look the same where the contents need that")
  func design() throws {
    func rows(_ keys: [String], _ heights: [Double], _ contents: [Double]) -> [Appearance] {
      keys.indices.map { Self.given(keys[$0], at: $0, height: heights[$0], content: contents[$0]) }
    }
    let hero: [Double] = [220, 96, 96, 96, 96]
    let before = rows(["A", "B", "C", "D", "E"], hero, [90, 60, 60, 60, 60])
    #expect(try HeightByPosition(Self.set(before, rows(["N", "A", "B", "C", "D"], hero, [60, 90, 60, 60, 60]))).taken.isEmpty)
    let ranks: [Double] = [220, 140, 96, 96, 96]
    let ranked = rows(["A", "B", "C", "D", "E"], ranks, [90, 75, 60, 60, 60])
    #expect(try HeightByPosition(Self.set(ranked, rows(["N", "A", "B", "C", "D"], ranks, [60, 90, 75, 60, 60]))).taken.isEmpty)
  }
}
