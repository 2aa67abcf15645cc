import CellTrace
import Testing

@testable import CellDetectors

@Suite("added-at-configuration") struct AddedAtConfigurationTests {
  private typealias Kind = TraceEvent.Kind

  private static let place = SourcePlace(fileID: "App/Polls.swift", line: 12)
  private static let act = Interaction.tap(.resolved(item("A")), .path("\(content)/UIButton"))

  /// A poll with its votes and as many dots as it was configured.
  private static func poll(_ votes: String, dots: Int = 0, unsettled: Bool = false) -> Appearance {
    row(
      "A", unsettled: unsettled,
      [label("Asthma"), label(votes, path: "\(content)/UILabel[1]")]
        + (0..<dots).map { dot("\(content)/UIStackView/DotView[\($0)]") })
  }

  private static func ran(_ count: Int, for shown: String = "A", name: String = "UIButton touchUpInside") -> [Kind] {
    Array(
      repeating: .handlerRan(CellID(1), name: name, assignedFor: item("A"), runsFor: item(shown), []), count: count)
  }

  /// A reconfigure in place, then a vote.
  private static func main(reason: TraceEvent.ConfigureReason = .reconfigure, dots: Int = 0) -> RunSet {
    let steps = [
      step(
        0, "show the screen", events: [.handlerAssigned(CellID(1), name: "UIButton touchUpInside", item: item("A"), place)],
        [poll("0", dots: dots)]),
      step(
        1, "data: a vote comes", by: .mutate("a vote comes"),
        events: [.cellConfigured(CellID(1), item("A"), slot(0), reason, generation: 2)], [poll("1", dots: dots)]),
      step(2, "tap \"Vote\" in \"Asthma\"", by: act, [poll("2", dots: dots)]),
    ]
    return RunSet(main: trace(steps), control: trace(steps))
  }

  /// What the two runs around the vote give: each with the events of the action, and what rebuilt cells show after it.
  private static func set(
    again: (events: [Kind], votes: String), once: (events: [Kind], votes: String) = (ran(1), "2"), items: [String] = ["A"]
  ) -> RunSet {
    var set = main()
    for request in AddedAtConfiguration.references(set) where set[request] == nil {
      let isAgain = request.script.filter { $0 == .refreshVisibleCells }.count == 2
      let (events, votes) = isAgain ? again : once
      let rows = request.script.contains(act) ? [poll(votes)] : [poll("1")]
      set[request] = trace([
        step(0, []), step(1, "", by: act, events: events, rows),
        step(2, "", by: .rebuildVisibleCells, items: isAgain ? items : ["A"], rows),
      ])
    }
    return set
  }

  @Test("an action that every configuration adds runs three times where it should run once")
  func action() {
    #expect(
      AddedAtConfiguration.found(in: Self.set(again: (Self.ran(3), "4"))) == [
        Finding(
          detector: "added-at-configuration", severity: .error,
          summary:
            "every configuration of App.NoteCell adds UIButton touchUpInside once more: one touch of \"Asthma\" runs it several times",
          item: item("A"), itemTitle: "Asthma", cellType: "App.NoteCell", cell: CellID(1),
          property: "App.NoteCell.UIButton touchUpInside", observed: "4", expected: "2", originStep: 0, originPlace: Self.place,
          seenStep: 2, seen: "\"Asthma\" has UILabel.text \"4\"; in a cell that was configured once it has \"2\"",
          element: "\(content)/UILabel[1]",
          evidence: [
            "configured twice more before step 2 (tap \"Vote\" in \"Asthma\"), it runs 3 times; "
              + "in a cell that was configured once 1 time"
          ], shape: ["action"])
      ])
  }

  @Test("an action that removes a row each time it runs leaves fewer items")
  func items() {
    let found = AddedAtConfiguration.found(in: Self.set(again: (Self.ran(2), "2"), items: []))
    #expect(
      found?.map(\.seen) == [
        "the list has 0 items then; in a cell that was configured once the same touch leaves 1 item"
      ])
  }

  @Test("an action that runs as often, another effect by chance, and an action that does the same twice are silent")
  func silentActions() {
    #expect(AddedAtConfiguration.found(in: Self.set(again: (Self.ran(1), "2"))) == [])
    #expect(AddedAtConfiguration.found(in: Self.set(again: (Self.ran(1), "17"))) == [])
    #expect(AddedAtConfiguration.found(in: Self.set(again: (Self.ran(3), "2"))) == [])
    #expect(AddedAtConfiguration.found(in: Self.set(again: (Self.ran(3, for: "B"), "4"))) == [])
    let updates = Self.ran(3, name: "configurationUpdateHandler")
    #expect(AddedAtConfiguration.found(in: Self.set(again: (updates, "4"))) == [])
  }

  /// What a cell shows after the reconfigure, after one more and another one, and what a new one shows.
  private static func look(_ counts: [Int], anew: Int, unsettled: Bool = false) -> RunSet {
    var set = main(dots: counts[0])
    for request in AddedAtConfiguration.references(set) where set[request] == nil {
      let isAgain = request.script.filter { $0 == .refreshVisibleCells }.count == 2
      set[request] = trace([
        step(0, []), step(1, "", by: .refreshVisibleCells, [poll("1", dots: counts[1])]),
        step(
          2, "", by: isAgain ? .refreshVisibleCells : .rebuildVisibleCells,
          [poll("1", dots: isAgain ? counts[2] : anew, unsettled: unsettled)]),
      ])
    }
    return set
  }

  @Test("a view that every configuration adds is there once more each time, and once in a new cell")
  func view() {
    #expect(
      AddedAtConfiguration.found(in: Self.look([2, 3, 4], anew: 1)) == [
        Finding(
          detector: "added-at-configuration", severity: .error,
          summary: "every configuration of App.NoteCell adds another DotView", item: item("A"), itemTitle: "Asthma",
          cellType: "App.NoteCell", cell: CellID(1), property: "DotView", observed: "4", expected: "1", originStep: 1,
          seenStep: 1,
          seen: "configured twice more, \"Asthma\" shows view (DotView) 4 times; in a cell that was configured once 1 time",
          element: "\(content)/UIStackView/DotView[0]",
          evidence: ["the app reconfigured cells of this type in place in step 1 (data: a vote comes)"], shape: ["view"])
      ])
  }

  @Test("views that stay as many, that the provider counts, that the cell keeps by itself, and an unsettled cell are silent")
  func silentViews() {
    #expect(AddedAtConfiguration.found(in: Self.look([1, 1, 1], anew: 1)) == [])
    #expect(AddedAtConfiguration.found(in: Self.look([2, 3, 4], anew: 4)) == [])
    #expect(AddedAtConfiguration.found(in: Self.look([3, 3, 3], anew: 1)) == [])
    #expect(AddedAtConfiguration.found(in: Self.look([1, 2, 2], anew: 1)) == [])
    #expect(AddedAtConfiguration.found(in: Self.look([2, 3, 4], anew: 1, unsettled: true)) == [])
  }

  @Test("cells that are never reconfigured in place need no run: prepareForReuse may take back what was added")
  func neverInPlace() {
    let set = Self.main(reason: .prepare)
    #expect(AddedAtConfiguration.references(set).filter { set[$0] == nil }.isEmpty)
    #expect(AddedAtConfiguration.found(in: set) == [])
  }

  @Test("it asks for two runs at the reconfigure and two around the touch, and names the first that is missing")
  func references() {
    let set = Self.main()
    let requests = AddedAtConfiguration.references(set).filter { set[$0] == nil }
    let (change, refresh, rebuild) = (
      Interaction.mutate("a vote comes"), Interaction.refreshVisibleCells, Interaction.rebuildVisibleCells
    )
    #expect(
      requests.map(\.script) == [
        [change, refresh, refresh], [change, refresh, rebuild], [change, refresh, refresh, Self.act, rebuild],
        [change, refresh, rebuild, Self.act, rebuild],
      ])
    #expect(requests.map(\.configuration.unrecordedSteps) == [2, 2, 4, 4])
    #expect(
      AddedAtConfiguration.reason(in: set)
        == "the run with cells configured twice more at step 1 (data: a vote comes) was not made")
  }
}
