import CellTrace
import Testing

@testable import CellDetectors

@Suite("what a change of the data took away that is not about the row") struct ChangeLossTests {
  private static let tap = Interaction.tap(.resolved(item("A")), .path("button"))

  private static func shown(_ cups: String, flags: CellFlags = []) -> [Appearance] {
    var first = row("A", [label("Tea"), label(cups, path: "cups")])
    first.flags = flags
    return [first, row("B", at: 1, cell: 2, [label("Coffee"), label("none", path: "cups")])]
  }

  /// A tap fills the cup, and a change of the data empties it; `model` is what cells made anew showed after the tap, and `waited` what the
  /// row shows in the run that waits in place of the change.
  private static func set(
    after: [Appearance] = shown("empty"), by change: Interaction = .mutate("a tea is added"), model: String = "empty",
    modelSince: String = "empty", waited: String = "full"
  ) -> RunSet {
    let steps = [
      step(0, "show the screen", shown("empty")), step(1, "tap button in \"Tea\"", by: tap, shown("full")),
      step(2, "data: a tea is added", by: change, after),
    ]
    var set = runs(main: steps, rebuilt: steps.map(\.checkpoint))
    set.rebuild(1, shown(model))
    set.rebuild(2, shown(modelSince))
    for request in ChangeLoss.requests(in: set) { set[request] = trace([step(2, "wait", by: .wait(10), shown(waited))]) }
    return set
  }

  @Test("a row that an action changed looks again as before it when other data come")
  func found() throws {
    let found = try #require(LostViewState.found(in: Self.set()))
    #expect(
      found.map(\.summary) == [
        "cups.text of \"Tea\", which the user had set, is gone after step 2 (data: a tea is added), which is not about that row"
      ])
    #expect(found.map(\.observed) == ["empty"] && found.map(\.expected) == ["full"] && found.map(\.severity) == [.error])
    #expect(
      found.map(\.evidence) == [
        [
          "a rebuilt cell never showed it: the model does not know it",
          "without that change, after as long a while, the row still shows it",
        ]
      ])
    #expect(
      found.map(\.fix) == [
        "keep what the user set in the model, by the item's id, or in @State or @StateObject: an @ObservedObject that a row makes "
          + "itself is made anew whenever the list is drawn, and what only a cell knows goes with a reload."
      ])
    #expect(
      ChangeLoss.requests(in: Self.set()).map(\.purpose) == ["the run that waits in place of step 2 (data: a tea is added)"])
    #expect(ChangeLoss.isSuspected(in: Self.set().main))
  }

  @Test("what the model knew, what goes by itself, what stays, another state, and no change of the data say nothing")
  func silent() {
    #expect(LostViewState.found(in: Self.set(model: "full")) == [])
    #expect(LostViewState.found(in: Self.set(modelSince: "broken")) == [])
    #expect(LostViewState.found(in: Self.set(waited: "empty")) == [])
    #expect(LostViewState.found(in: Self.set(after: Self.shown("full"))) == [])
    #expect(LostViewState.found(in: Self.set(after: Self.shown("empty", flags: .selected))) == [])
    #expect(LostViewState.found(in: Self.set(by: .tap(.showing("Empty all"), nil))) == [])
  }

  private static let reload = TraceEvent.Kind.snapshotApplied(
    list: 0, generation: 2, inserted: 0, deleted: 0, moved: 0, reconfigured: 0, reloaded: 3)

  private static func rows(selected: Set<Int>) -> [Appearance] {
    ["Ada", "Ben", "Cleo"].enumerated().map { place, title in
      var result = row("#\(place + 1)", at: place, cell: place + 1, [label(title)])
      if selected.contains(place) { result.flags.insert(.selected) }
      return result
    }
  }

  private static func selection(
    before: Set<Int> = [0, 2], after: Set<Int> = [], by change: Interaction = .mutate("a reading arrives"), reloads: Bool = true
  ) -> RunSet {
    let steps = [
      step(0, "show the screen", rows(selected: [])), step(1, "select", by: .wait(1), rows(selected: before)),
      step(2, "data: a reading arrives", by: change, events: reloads ? [reload] : [], rows(selected: after)),
    ]
    return runs(main: steps, rebuilt: steps.map(\.checkpoint))
  }

  @Test("SEL-14: several rows were selected, and none is after a reload that brought a change of the data")
  func cleared() throws {
    let found = try #require(LostViewState.found(in: Self.selection()))
    #expect(
      found.map(\.summary) == [
        "2 rows were selected, and none is after step 2 (data: a reading arrives), which reloaded the list"
      ])
    #expect(found.map(\.seen) == ["\"Ada\" is there as before and not selected any more"])
    #expect(found.map(\.evidence) == [["reloadData() clears the list's selection, and nothing selected the rows again"]])
    #expect(
      found.map(\.fix) == [
        "reload the rows or sections that changed, or keep what is selected by the items' ids and select those again after the reload."
      ])
    #expect(found.map(\.severity) == [.warning])
    #expect(ClearedSelection.isSuspected(in: Self.selection().main))
  }

  @Test("one selected row, a selection that stays, no reload, and an action of the user's say nothing")
  func kept() {
    #expect(LostViewState.found(in: Self.selection(before: [1])) == [])
    #expect(LostViewState.found(in: Self.selection(after: [0, 2])) == [])
    #expect(LostViewState.found(in: Self.selection(reloads: false)) == [])
    #expect(LostViewState.found(in: Self.selection(by: .tap(.showing("Clear"), nil))) == [])
  }
}
