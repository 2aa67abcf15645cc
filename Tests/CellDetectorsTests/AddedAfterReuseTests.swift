import CellTrace
import Testing

@testable import CellDetectors

@Suite("what configurations for earlier items added to a cell") struct AddedAfterReuseTests {
  private typealias Kind = TraceEvent.Kind

  private static let place = SourcePlace(fileID: "App/Polls.swift", line: 12)
  private static let vote = "UIButton touchUpInside"
  private static let act = Interaction.tap(.resolved(item("B")), .path("\(content)/UIButton"))

  private static func ran(_ count: Int) -> [Kind] {
    Array(repeating: .handlerRan(CellID(1), name: vote, assignedFor: item("B"), runsFor: item("B"), []), count: count)
  }

  /// A vote for B, whose cell may have shown A: how often the action ran, and the votes that B has then.
  private static func set(
    here: (runs: Int, votes: String), fresh: (runs: Int, votes: String) = (1, "1"), reuse: Int? = 1, before: String = "0"
  ) -> RunSet {
    func steps(_ runs: Int, _ votes: String, _ before: String) -> [StepTrace] {
      func shown(_ votes: String) -> [Appearance] {
        [row("B", reuse: reuse, [label("Bees"), label(votes, path: "\(content)/UILabel[1]", by: provenance("B", 2))])]
      }
      return [
        step(0, "show the screen", []),
        step(1, "scroll", events: [.handlerAssigned(CellID(1), name: vote, item: item("B"), place)], shown(before)),
        step(2, "tap \"Vote\" in \"Bees\"", by: act, events: ran(runs), shown(votes)),
      ]
    }
    return runs(main: steps(here.runs, here.votes, before), fresh: steps(fresh.runs, fresh.votes, "0"))
  }

  @Test("an action that earlier items left in the cell runs once more, and the item shows it")
  func action() {
    #expect(
      AddedAtConfiguration.found(in: Self.set(here: (2, "2"))) == [
        Finding(
          detector: "added-at-configuration", severity: .error,
          summary:
            "every configuration of App.NoteCell adds UIButton touchUpInside once more: one touch of \"Bees\" runs it several times",
          item: item("B"), itemTitle: "Bees", cellType: "App.NoteCell", cell: CellID(1),
          property: "App.NoteCell.UIButton touchUpInside", observed: "2", expected: "1", originStep: 1, originPlace: Self.place,
          seenStep: 2, seen: "\"Bees\" has UILabel.text \"2\"; in a fresh cell it has \"1\"", element: "\(content)/UILabel[1]",
          reuse: 1,
          evidence: [
            "in step 2 (tap \"Vote\" in \"Bees\") it runs 2 times, as configurations for earlier items of the cell added it too; "
              + "in a fresh cell 1 time"
          ], shape: ["action"])
      ])
  }

  @Test("an action that runs twice in a fresh cell too, that does the same, or did it before, and a cell of its own are silent")
  func silent() {
    #expect(AddedAtConfiguration.found(in: Self.set(here: (2, "2"), fresh: (2, "2"))) == [])
    #expect(AddedAtConfiguration.found(in: Self.set(here: (2, "1"))) == [])
    #expect(AddedAtConfiguration.found(in: Self.set(here: (1, "2"))) == [])
    #expect(AddedAtConfiguration.found(in: Self.set(here: (2, "2"), before: "1")) == [])
    #expect(AddedAtConfiguration.found(in: Self.set(here: (2, "2"), reuse: nil)) == [])
  }

  // MARK: Gestures

  private static func taps(
    _ items: [String?], isReused: Bool = true, _ what: TraceEvent.AddedAgain = .gestureRecognizer,
    _ name: String = "UITapGestureRecognizer of UILabel"
  ) -> RunSet {
    let steps = items.enumerated().map { place, key in
      let reused: [Kind] = isReused ? [.cellReused(CellID(1), reuse: place + 1, from: nil, to: item(key ?? "A"))] : []
      let added = Kind.addedAgain(CellID(1), what, name: name, item: key.map { item($0) }, Self.place)
      return step(place + 1, "scroll", events: reused + [added], [row(key ?? "A", reuse: 1, [label("Bees")])])
    }
    let all = [step(0, "show the screen", [])] + steps
    return runs(main: all, fresh: all)
  }

  @Test("a recognizer that a view gets with every item is a warning, at the line that adds it")
  func gesture() {
    #expect(
      AddedAtConfiguration.found(in: Self.taps(["A", "B"])) == [
        Finding(
          detector: "added-at-configuration", severity: .warning,
          summary: "every configuration of App.NoteCell adds another UITapGestureRecognizer of UILabel", item: item("A"),
          itemTitle: "Bees", cellType: "App.NoteCell", cell: CellID(1), property: "gestureRecognizers", observed: "2",
          expected: "1", originStep: 1, originPlace: Self.place, seenStep: 1,
          seen: "a view of \"Bees\" has 2 recognizers of this kind with the same target and action",
          evidence: ["only one of them recognizes a touch, but their number grows with every item that the cell shows"],
          shape: ["gesture"])
      ])
  }

  @Test("a constraint that a view gets with every item is a warning, one for all that are alike")
  func constraint() {
    #expect(
      AddedAtConfiguration.found(in: Self.taps(["A", "B"], .constraint, "width of UILabel")) == [
        Finding(
          detector: "added-at-configuration", severity: .warning,
          summary: "every configuration of App.NoteCell adds another constraint for width of UILabel", item: item("A"),
          itemTitle: "Bees", cellType: "App.NoteCell", cell: CellID(1), property: "constraints", observed: "2", expected: "1",
          originStep: 1, originPlace: Self.place, seenStep: 1, seen: "\"Bees\" has 2 active constraints that say the same",
          evidence: ["their number grows with every item that the cell shows, and each makes layout slower"],
          shape: ["constraint"])
      ])
    #expect(AddedAtConfiguration.found(in: Self.taps(["A"], .constraint, "width of UILabel")) == [])
  }

  @Test("two recognizers that a cell is made with, or is given once, are its own affair")
  func ownGestures() {
    #expect(AddedAtConfiguration.found(in: Self.taps(["A"])) == [])
    #expect(AddedAtConfiguration.found(in: Self.taps([nil, nil])) == [])
    #expect(AddedAtConfiguration.found(in: Self.taps(["A", "B"], isReused: false)) == [])
  }
}
