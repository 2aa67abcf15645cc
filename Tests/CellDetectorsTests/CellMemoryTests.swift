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

  /// A cell shows `marks` for A and then for H; a fresh one has `fresh`.
  private static func grown(_ former: Int, _ marks: Int, fresh: Int) -> RunSet {
    func row(_ key: String, _ count: Int, cell: Int, reuse: Int? = nil) -> Appearance {
      let marks = (0..<count).map { dot("\(content)/UICellAccessory" + ($0 == 0 ? "" : "[\($0)]"), added: provenance(key, 1)) }
      return CellDetectorsTests.row(key, cell: cell, reuse: reuse, [label(key)] + marks)
    }
    return runs(
      main: [step(0, "show the screen", [row("A", former, cell: 1)]), step(1, "scroll", [row("H", marks, cell: 1, reuse: 1)])],
      fresh: [step(0, "show the screen", [row("A", former, cell: 1)]), step(1, "scroll", [row("H", fresh, cell: 2, reuse: 1)])])
  }

  @Test("ACC-08: a part that is added to those that the cell had for the item before grows with every item")
  func grows() throws {
    let found = try #require(LeakedAppearance.found(in: Self.grown(1, 2, fresh: 1)))
    #expect(found.map(\.item) == [item("H")] && found.map(\.sourceItemTitle) == ["A"])
    // What a cell drew when it was made does not grow, and what the item has of its own a fresh cell has, too.
    #expect(LeakedAppearance.found(in: Self.grown(2, 2, fresh: 1)) == [])
    #expect(LeakedAppearance.found(in: Self.grown(1, 2, fresh: 2)) == [])
  }

  /// A cell shows `former` for A and then `now` for H, which wrote it last; a fresh one has `fresh`.
  private static func layered(_ former: String, _ now: String, fresh: String) -> RunSet {
    func row(_ key: String, _ layers: String, cell: Int, reuse: Int? = nil, _ step: Int) -> Appearance {
      let back = Element(
        path: content, role: .view, frame: TraceRect(x: 0, y: 0, width: 100, height: 44),
        properties: [Property("sublayers", layers, provenance: provenance(key, step))])
      return CellDetectorsTests.row(key, cell: cell, reuse: reuse, [back, label(key)])
    }
    return runs(
      main: [
        step(0, "show the screen", [row("A", former, cell: 1, 0)]), step(1, "scroll", [row("H", now, cell: 1, reuse: 1, 1)]),
      ],
      fresh: [
        step(0, "show the screen", [row("A", former, cell: 1, 0)]), step(1, "scroll", [row("H", fresh, cell: 2, reuse: 1, 1)]),
      ])
  }

  @Test("a layer that each configuration puts in front of those that are there, or behind them")
  func layers() throws {
    for now in ["[blue]; [red]", "[red]; [blue]"] {
      let found = try #require(LeakedAppearance.found(in: Self.layered("[red]", now, fresh: "[blue]")))
      #expect(found.map(\.item) == [item("H")] && found.map(\.sourceItemTitle) == ["A"])
      #expect(
        found.first?.summary
          == "UIView.sublayers of App.NoteCell, set for \"A\", is shown for \"H\"")
    }
    #expect(LeakedAppearance.found(in: Self.layered("[red]; [green]", "[blue]; [red]; [green]", fresh: "[blue]"))?.count == 1)
    // The new one may be hidden by the old one.
    #expect(LeakedAppearance.found(in: Self.layered("[red]", "[red]", fresh: "[blue]"))?.count == 1)
    // A layer that takes the other's place, and layers that the item has of its own.
    #expect(LeakedAppearance.found(in: Self.layered("[red]", "[blue]", fresh: "[green]")) == [])
    #expect(LeakedAppearance.found(in: Self.layered("[red]", "[blue]; [red]", fresh: "[blue]; [red]")) == [])
    // What was drawn when the cell was made stays, whoever it serves.
    var made = Self.layered("[red]", "[red]", fresh: "[blue]")
    for step in made.main.steps.indices {
      made.main.steps[step].checkpoint[0].elements[0].properties[0].provenance = provenance(nil, 0)
    }
    #expect(LeakedAppearance.found(in: made) == [])
  }
}
