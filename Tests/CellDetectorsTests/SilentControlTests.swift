import CellTrace
import Testing

@testable import CellDetectors

@Suite("controls that do nothing in a reused cell") struct SilentControlTests {
  /// B is shown in the cell that A had; a tap on B's button, which runs in the run with fresh cells.
  static func set(
    events: [TraceEvent.Kind] = [], fresh: [TraceEvent.Kind], items: [String]? = nil, reuse: Int? = 1
  ) -> RunSet {
    func steps(_ events: [TraceEvent.Kind], _ items: [String]?, reuse: Int?) -> [StepTrace] {
      [
        step(0, "show the screen", [row("A", [label("Tea")])]),
        step(
          1, "scroll", events: reuse.map { [.cellReused(CellID(1), reuse: $0, from: item("A"), to: item("B"))] } ?? [],
          items: ["A", "B"], [row("B", reuse: reuse, [label("Milk")])]),
        step(
          2, "tap \"More\"", by: .tap(.resolved(item("B")), .path("\(content)/UIButton")), events: [fired] + events,
          items: items ?? ["A", "B"], [row("B", reuse: reuse, [label("Milk")])]),
      ]
    }
    return runs(main: steps(events, nil, reuse: reuse), fresh: steps(fresh, items, reuse: nil))
  }

  private static let fired = TraceEvent.Kind.controlFired(item("B"), path: "UIButton", control: "touchUpInside")
  private static let ran = TraceEvent.Kind.handlerRan(
    CellID(1), name: "UIButton touchUpInside", assignedFor: nil, runsFor: item("B"), [])
  private static func screen(_ text: String) -> TraceEvent.Kind {
    .alertShown(item("B"), AlertContent(title: text, message: "", buttons: ["OK"]))
  }

  @Test("LC-03: a touch that shows something in a fresh cell shows nothing in a reused one")
  func shows() throws {
    let found = try #require(LeakedAppearance.found(in: Self.set(fresh: [Self.ran, Self.screen("More on Milk")])))
    #expect(
      found.map(\.summary) == ["the control UIButton of \"Milk\" does nothing: the reused App.NoteCell lost what a fresh one has"]
    )
    #expect(found.map(\.seen) == ["nothing happened; in a fresh cell the same touch shows \"More on Milk\""])
    #expect(found.map(\.expected) == ["shows \"More on Milk\""] && found.map(\.observed) == ["nothing"])
    #expect(found.map(\.sourceItemTitle) == ["Tea"] && found.map(\.reuse) == [1])
    #expect(
      found.map(\.evidence) == [
        [
          "no closure ran in the reused cell: what was taken away when it was reused, as in prepareForReuse(), is put back nowhere"
        ]
      ])
  }

  @Test("a touch that takes a row away in a fresh cell takes none away in a reused one")
  func removes() {
    #expect(
      LeakedAppearance.found(in: Self.set(fresh: [Self.ran], items: ["A"]))?.map(\.seen)
        == ["nothing happened; in a fresh cell the same touch changes which rows there are"])
  }

  @Test("a closure that ran, a cell that is not reused, and a touch that does nothing anywhere are not this")
  func silent() {
    let shown = Self.screen("More on Milk")
    #expect(LeakedAppearance.found(in: Self.set(events: [Self.ran], fresh: [Self.ran, shown])) == [])
    #expect(LeakedAppearance.found(in: Self.set(events: [shown], fresh: [Self.ran, shown])) == [])
    #expect(LeakedAppearance.found(in: Self.set(fresh: [Self.ran, shown], reuse: nil)) == [])
    #expect(LeakedAppearance.found(in: Self.set(fresh: [Self.ran])) == [])
    #expect(LeakedAppearance.found(in: Self.set(fresh: [shown])) == [])
  }
}
