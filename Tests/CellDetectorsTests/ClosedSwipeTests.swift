import CellTrace
import Testing

@testable import CellDetectors

@Suite("row actions that a reload closes") struct ClosedSwipeTests {
  /// Milk is swiped open; then somebody waits, and the list is reloaded `reloads` times.
  static func set(
    reloads: Int = 1, texts: [String] = ["Tea", "Milk"], items: [String] = ["A", "B"], by interaction: Interaction = .wait(2),
    stays: Bool = false
  ) -> RunSet {
    func rows(_ texts: [String], swiped: Bool) -> [Appearance] {
      zip(items, texts).enumerated().map { place, pair in
        row(pair.0, at: place, cell: place + 1, flags: swiped && place == 1 ? .swiped : [], [label(pair.1)])
      }
    }
    let reload = TraceEvent.Kind.snapshotApplied(
      list: 0, generation: 2, inserted: 0, deleted: 0, moved: 0, reconfigured: 0, reloaded: items.count)
    let steps = [
      step(0, "show the screen", rows(["Tea", "Milk"], swiped: false)),
      step(1, "swipe \"Milk\"", by: .swipe(.resolved(item("B")), .trailing), rows(["Tea", "Milk"], swiped: true)),
      step(
        2, "wait 2 s", by: interaction, events: Array(repeating: reload, count: reloads), rows(texts, swiped: stays)),
    ]
    return runs(main: steps, rebuilt: steps.map(\.checkpoint))
  }

  @Test("SW-12: a reload of the same rows closes what stood open")
  func reload() throws {
    let found = try #require(LostViewState.found(in: Self.set()))
    #expect(
      found.map(\.summary) == [
        "the actions of \"Milk\", which were swiped open, are closed by a reload of the list, although its rows are the same"
      ])
    #expect(
      found.map(\.seen) == [
        "\"Milk\" was swiped open in step 1 (swipe \"Milk\"), and is closed after step 2 (wait 2 s), in which nobody did anything"
      ])
    #expect(found.map(\.evidence) == [["the list was reloaded once meanwhile, with the same rows in the same order"]])
    #expect(found.map(\.originStep) == [1] && found.map(\.seenStep) == [2])
  }

  @Test("several reloads count whatever they bring, one only if it brings nothing")
  func several() {
    #expect(LostViewState.found(in: Self.set(texts: ["Tea, hot", "Milk"])) == [])
    #expect(
      LostViewState.found(in: Self.set(reloads: 3, texts: ["Tea, hot", "Milk"]))?.map(\.evidence)
        == [["the list was reloaded 3 times meanwhile, with the same rows in the same order"]])
  }

  @Test("what stays open, what a user or a change of the data closes, and what no reload closed is not lost")
  func silent() {
    #expect(LostViewState.found(in: Self.set(stays: true)) == [])
    #expect(LostViewState.found(in: Self.set(by: .scrollBy(10))) == [])
    #expect(LostViewState.found(in: Self.set(by: .mutate("new rows"))) == [])
    #expect(LostViewState.found(in: Self.set(reloads: 0)) == [])
  }
}
