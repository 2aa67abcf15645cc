import CellTrace
import Testing

@testable import CellDetectors

@Suite("Cells that waited off screen") struct PreparedCellTests {
  private typealias Kind = TraceEvent.Kind

  private static func configured(_ cell: Int, _ key: String, _ place: Int) -> Kind {
    .cellConfigured(CellID(cell), item(key), slot(place), .prepare, generation: 1)
  }

  private static func appeared(_ cell: Int, _ key: String, _ place: Int) -> Kind {
    .willDisplay(CellID(cell), item(key), slot(place))
  }

  private static func b(_ text: String) -> Appearance { row("B", at: 1, cell: 2, [label(text)]) }
  private static let a = row("A", at: 0, cell: 1, [label("A")])

  /// B is prepared while A is shown, the data changes, and B comes on screen: with what it had then, unless `last` adds to it.
  private static func set(
    shows text: String, last: [Kind] = [], rebuilt now: String = "New", change: Interaction = .mutate("rename")
  ) -> RunSet {
    let steps = [
      step(0, "show the screen", events: [configured(1, "A", 0), appeared(1, "A", 0), configured(2, "B", 1)], [a]),
      step(1, "data: rename", by: change, [a]),
      step(2, "scroll", events: [appeared(2, "B", 1)] + last, [b(text)]),
    ].map { step in
      var step = step
      step.items = [item("A"), item("B")]
      return step
    }
    return runs(
      main: steps, rebuilt: [[a, b("Old")], [a, b("New")], [b(now)]], live: [[a, b("Old")], [a, b("Old")], [b(text)]])
  }

  @Test("LC-08 a row prepared ahead that missed a change is stale once it is seen")
  func prepared() {
    let set = Self.set(shows: "Old")
    #expect(
      PreparedCell.all(in: set.main) == [PreparedCell(item: item("B"), cell: CellID(2), configured: 0, left: nil, shown: 2)])
    #expect(PreparedCell.referenceSteps(in: set.main) == [0, 1, 2])
    let found = StaleContent.found(in: set)
    #expect(found?.map(\.seenStep) == [2])
    #expect(found?.map(\.originStep) == [1])
    #expect(
      found?.first?.summary
        == "the model changed UILabel.text of \"Old\" while its cell waited off screen, and it came on screen with the old value")
    #expect(
      found?.first?.evidence == [
        "cells made anew show UILabel.text \"Old\" before step 1 (data: rename) and \"New\" after it",
        "the cell of \"Old\" was not configured in that step",
        "it was ready off screen, where visibleCells does not name it, and came on screen in step 2 (scroll) without being "
          + "configured again",
      ])
  }

  @Test("a row that is brought up to date before it is seen is correct")
  func refreshed() {
    #expect(StaleContent.found(in: Self.set(shows: "New")) == [])
    let again = Self.set(shows: "Old", last: [Self.configured(2, "B", 1)])
    #expect(PreparedCell.all(in: again.main) == [])
    #expect(StaleContent.found(in: again) == [])
  }

  @Test("nothing is stale if the model has changed back, or never was seen to change")
  func changedBack() {
    #expect(StaleContent.found(in: Self.set(shows: "Old", rebuilt: "Old")) == [])
    #expect(PreparedCell.referenceSteps(in: Self.set(shows: "Old", change: .scrollBy(10)).main) == [])
  }

  // MARK: unbalanced-lifecycle

  private static let picture = Element(
    path: "\(content)/UIImageView", role: .image, frame: TraceRect(x: 0, y: 0, width: 40, height: 40),
    properties: [Property("image", "person")])

  /// A is shown with a picture, scrolls away, and comes back in the same cell.
  private static func back(with elements: [Element], rebuilt: [Element], by interaction: Interaction = .scrollBy(-100)) -> RunSet
  {
    let steps = [
      step(
        0, "show the screen", events: [configured(1, "A", 0), appeared(1, "A", 0)], items: ["A"],
        [row("A", [label("A"), picture])]),
      step(1, "scroll", items: ["A"]),
      step(2, "scroll back", by: interaction, events: [appeared(1, "A", 0)], items: ["A"], [row("A", elements)]),
    ]
    var set = runs(main: steps, rebuilt: [])
    set.rebuild(2, [row("A", cell: 9, rebuilt)])
    return set.rebuiltAsShown()
  }

  @Test("LC-07 what went when a row left and is not back with its kept cell is unbalanced")
  func notRestored() {
    let set = Self.back(with: [label("A")], rebuilt: [label("A"), Self.picture])
    #expect(PreparedCell.referenceSteps(in: set.main) == [2])
    let found = UnbalancedLifecycle.found(in: set)
    #expect(found?.map(\.summary) == ["UIImageView of \"A\" went when it left the screen, and did not come back with it"])
    #expect(
      found?.first?.evidence == [
        "its cell was kept: seen until step 0 (show the screen), it came back in step 2 (scroll back) without being configured "
          + "again"
      ])
    #expect(found?.first?.severity == .warning)
  }

  @Test("what is back, what a fresh cell lacks too, and what somebody's touch may have taken is balanced")
  func restored() {
    #expect(
      UnbalancedLifecycle.found(in: Self.back(with: [label("A"), Self.picture], rebuilt: [label("A"), Self.picture])) == [])
    #expect(UnbalancedLifecycle.found(in: Self.back(with: [label("A")], rebuilt: [label("A")])) == [])
    let touched = Self.back(with: [label("A")], rebuilt: [label("A"), Self.picture], by: .tap(.resolved(item("A")), nil))
    #expect(UnbalancedLifecycle.found(in: touched) == [])
  }

  @Test("work that goes on for several stays of an item is one finding with the last count")
  func lasting() {
    let steps = [
      step(
        0, "show the screen", events: [.lifecycle(item("A"), path: "Row/Text", callback: "onAppear")], [Self.a]),
      step(
        1, "scroll",
        events: [.lifecycle(item("A"), path: "Row/Text", callback: "onAppear"), .workLasting(item("A"), stays: 2)], [Self.a]),
      step(2, "scroll", events: [.workLasting(item("A"), stays: 3)], [Self.a]),
    ]
    let found = UnbalancedLifecycle.found(in: RunSet(main: trace(steps), control: trace(steps)).rebuiltAsShown())
    #expect(
      found?.map(\.summary) == ["work that \"A\" begins each time it comes on screen never ends: it goes on 3 times at once"])
    #expect(found?.map(\.seenStep) == [1])
    #expect(found?.map(\.property) == ["Row/Text"])
    #expect(
      found?.first?.evidence
        == ["a cell that began it shows another item by now", "onAppear of Row/Text ran at each of them"])
  }
}
