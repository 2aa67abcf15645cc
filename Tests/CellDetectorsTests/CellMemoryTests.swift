import CellTrace
import Testing

@testable import CellDetectors

@Suite("What a cell remembers") struct CellMemoryTests {
  private static func liked(_ key: String, _ text: String, _ step: Int, at place: Int = 0, cell: Int = 1) -> Appearance {
    row(key, at: place, cell: cell, reuse: key == "A" ? nil : 1, [label(text, by: provenance(key, step))])
  }

  /// A's cell shows `first`, then `second` after a tap, and is handed to B, where it shows `third`; a fresh one shows "♡".
  private static func set(_ first: String, _ second: String, _ third: String) -> RunSet {
    let steps = [
      step(0, "show the screen", [liked("A", first, 0)]), step(1, "tap \"♡\" in \"A\"", [liked("A", second, 1)]),
    ]
    return runs(
      main: steps + [step(2, "scroll", [liked("B", third, 2, at: 1)])],
      fresh: steps + [step(2, "scroll", [liked("B", "♡", 2, at: 1, cell: 2)])])
  }

  @Test("what a tap on A changed shows for B, drawn from a variable of the cell")
  func remembered() {
    let found = LeakedAppearance.found(in: Self.set("♡", "♥", "♥"))
    #expect(found?.map(\.sourceItem) == [item("A")])
    #expect(found?.map(\.originStep) == [1])
    #expect(
      found?.first?.evidence == [
        "UILabel.text became \"♥\" for \"♥\" in step 1 (tap \"♡\" in \"A\"), and the cell draws the next item from what it remembers"
      ])
  }

  @Test("what the cell showed for A all the time, or never, may be chance")
  func chance() {
    #expect(LeakedAppearance.found(in: Self.set("♥", "♥", "♥")) == [])
    #expect(LeakedAppearance.found(in: Self.set("♡", "♥", "♦")) == [])
    #expect(LeakedAppearance.found(in: Self.set("♦", "♥", "♥")) == [])
  }
}
