import CellTrace
import Testing

@testable import CellDetectors

@Suite("what a reused cell wrote over") struct ReusedLossTests {
  private static let drag = Interaction.scrollInside(.resolved(item("A")), nil, by: 200)

  private static func shelf(_ offset: String, reuse: Int? = nil) -> Appearance {
    let strip = Element(
      path: "\(content)/UICollectionView", role: .view, frame: TraceRect(x: 0, y: 0, width: 390, height: 90),
      properties: [Property("contentOffset", offset, provenance: provenance("A", 1))])
    return row("A", reuse: reuse, [label("Poetry"), strip])
  }

  /// A strip in the row is dragged, the row scrolls away and comes back; the model is as the row was.
  static func set(_ back: String, fresh: String = "200, 0", between: Interaction = .scrollToTop) -> RunSet {
    func steps(_ last: String) -> [StepTrace] {
      let left = TraceEvent.Kind.didEndDisplaying(CellID(1), item("A"), slot(0))
      return [
        step(0, "show the screen", [shelf("0, 0")]), step(1, "scroll inside of \"Poetry\"", by: drag, [shelf("200, 0")]),
        step(2, "scroll to the end", events: [left], items: ["A"], []),
        step(3, "scroll to the top", by: between, [shelf(last, reuse: 4)]),
      ]
    }
    var set = runs(main: steps(back), rebuilt: steps(back).map(\.checkpoint))
    set.rebuild(1, [shelf("200, 0")])
    set.fresh = trace(steps(fresh), policy: .fresh)
    return set
  }

  @Test("a row that comes back as it was in a fresh cell, and not in a reused one")
  func found() throws {
    let found = try #require(LostViewState.found(in: Self.set("0, 0")))
    #expect(
      found.map(\.summary) == [
        "UICollectionView.contentOffset of \"Poetry\", which the user had set, is gone after a reused cell had shown another item"
      ])
    #expect(found.map(\.observed) == ["0, 0"] && found.map(\.expected) == ["200, 0"] && found.map(\.severity) == [.error])
    #expect(
      found.map(\.evidence) == [
        ["with fresh cells the row comes back as it was: the model knew it, and what was left in a reused cell wrote it over"]
      ])
    #expect(
      found.map(\.fix) == [
        "set the cell's closures to nil in prepareForReuse(), or before the cell is given another item's values."
      ])
    #expect(found.map(\.originStep) == [1] && found.map(\.seenStep) == [3] && found.map(\.reuse) == [4])
  }

  @Test("a row that comes back as it was, one that loses it in a fresh cell, too, and one that something was done to meanwhile")
  func silent() {
    #expect(LostViewState.found(in: Self.set("200, 0")) == [])
    #expect(LostViewState.found(in: Self.set("0, 0", fresh: "0, 0")) == [])
    #expect(LostViewState.found(in: Self.set("0, 0", between: .mutate("sorted"))) == [])
  }
}
