import CellTrace
import Testing

@testable import CellDetectors

@Suite("rows that are selected behind a filter") struct HiddenSelectionTests {
  private static func rows(_ names: [String], selected: Bool = false) -> [Appearance] {
    names.enumerated().map { row($1, at: $0, cell: $0 + 1, flags: selected ? .selected : [], [label($1)]) }
  }

  private static func tap(_ text: String) -> Interaction { .tap(.showing(text), nil) }
  private static let (all, shown) = (["A", "B", "C", "D"], ["B", "D"])

  /// Rows are filtered, selected and removed, and the filter is taken off, after which there are `end`.
  private static func steps(selecting: [Interaction], beside: String, end: [String], all: [Appearance]) -> [StepTrace] {
    var steps = [
      step(0, "show the screen", all), step(1, "filter", by: tap("Unread"), rows(shown)),
      step(2, "edit", by: tap("Edit"), rows(shown)),
    ]
    for (place, selection) in selecting.enumerated() {
      steps.append(step(steps.count, "select", by: selection, rows(shown, selected: place == selecting.count - 1)))
    }
    steps.append(step(steps.count, "delete", by: tap("Delete"), []))
    steps.append(step(steps.count, "all", by: tap("All"), rows(end)))
    for index in steps.indices { steps[index].beside = index == selecting.count + 2 ? [beside] : [] }
    return steps
  }

  private static func set(
    end: [String] = [], alone: [String] = ["A", "C"], says: String = "Select none", oneByOne: String = "Select all",
    all: [Appearance] = rows(all)
  ) -> RunSet {
    let main = steps(selecting: [tap("Select all")], beside: says, end: end, all: all)
    var set = RunSet(main: trace(main), control: trace(main))
    for request in HiddenSelectionReference.requests(in: set) {
      let taps = shown.map { Interaction.tap(.resolved(item($0))) }
      #expect(request.script == [tap("Unread"), tap("Edit")] + taps + [tap("Delete"), tap("All")])
      set[request] = trace(steps(selecting: taps, beside: oneByOne, end: alone, all: all))
    }
    return set
  }

  @Test("all that a button selects is removed, also what a filter hides: a warning")
  func found() throws {
    let set = Self.set()
    let reference = try #require(try HiddenSelectionReference.all(in: set).first)
    let finding = StaleIndexAction.finding(reference, set.main)
    #expect(finding.severity == .warning && finding.seenStep == 5)
    #expect(finding.summary == "removing the selected rows removes \"A\" and 1 more, which step 1 (filter) had hidden")
  }

  @Test("what stays, what goes with the others one by one, and what the screen counts is meant")
  func silent() throws {
    #expect(try HiddenSelectionReference.all(in: Self.set(end: ["A", "C"])).isEmpty)
    #expect(try HiddenSelectionReference.all(in: Self.set(alone: [])).isEmpty)
    #expect(try HiddenSelectionReference.all(in: Self.set(says: "4 selected", oneByOne: "2 selected")).isEmpty)
  }

  @Test("a section that is folded as a whole may be meant with the rest")
  func folded() {
    let all = Self.rows(Self.all).map { row in
      var row = row
      row.slot = Slot(section: Self.shown.contains(row.title) ? 0 : 1, item: row.slot.item)
      return row
    }
    #expect(HiddenSelectionReference.suspicions(in: Self.set(all: all).main).isEmpty)
  }
}
