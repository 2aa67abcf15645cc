import CellTrace
import Testing

@testable import CellDetectors

@Suite("Drags and headers in filtered lists, late actions, identifiers that several rows have") struct FilteredDragTests {
  private static func rows(_ titles: [String]) -> [Appearance] {
    titles.enumerated().map { row($1, at: $0, cell: $0 + 1, [label($1)]) }
  }

  private static let all = ["A", "B", "C", "D", "E"]

  /// The list shows A, C and E; C is dragged below E; then it shows everything again: `end`. Without the drag: `rest`.
  private static func drag(end: [String], rest: [String] = all, to target: String = "E") -> RunSet {
    let drag = Interaction.reorder(.resolved(item("C")), .after, .resolved(item(target)))
    let main = [
      step(0, "show the screen", rows(all)), step(1, "data: filter", by: .mutate("filter"), rows(["A", "C", "E"])),
      step(2, "drag", by: drag, rows(["A", "C", "E"])), step(3, "data: all", by: .mutate("all"), rows(end)),
    ]
    var set = RunSet(main: trace(main), control: trace(main))
    for request in FilteredDragReference.requests(in: set) {
      #expect(request.script == [.mutate("filter"), .mutate("all")])
      set[request] = trace([step(0, "", rows(rest))])
    }
    return set
  }

  @Test("a drag among the rows that a filter leaves moves another row of the whole list")
  func drags() throws {
    let set = Self.drag(end: ["A", "C", "B", "D", "E"])
    let found = try FilteredDragReference.all(in: set)
    #expect(found.map(\.row.title) == ["C"] && found.map(\.victim.title) == ["B"])
    #expect(
      found.map { StaleIndexAction.finding($0, set.main).summary } == [
        "dragging \"C\" moves \"B\", which has the same number in the data behind the shown rows"
      ])
  }

  @Test("a drag that moves its own row, one that leads nowhere, and an order that comes without it say nothing")
  func silentDrags() throws {
    #expect(try FilteredDragReference.all(in: Self.drag(end: ["A", "B", "D", "E", "C"])).isEmpty)
    #expect(try FilteredDragReference.all(in: Self.drag(end: Self.all)).isEmpty)
    #expect(try FilteredDragReference.all(in: Self.drag(end: ["A", "C", "B", "D", "E"], to: "A")).isEmpty)
    let moved = ["A", "C", "B", "D", "E"]
    #expect(try FilteredDragReference.all(in: Self.drag(end: moved, rest: moved)).isEmpty)
  }

  /// A list with an edit mode of the app's own: its first row says that the list is edited, and a button beside the rows begins and ends that.
  private static func edited(_ places: [String], moved: [String]) throws -> [FilteredDragReference] {
    let drag = Interaction.reorder(.resolved(item(places[1])), .before, .resolved(item(places[0])))
    func rows(_ first: String, _ places: [String]) -> [Appearance] {
      [row("first", at: 0, cell: 1, [label(first)])]
        + places.enumerated().map { row($1, at: $0 + 1, cell: $0 + 2, [label($1)]) }
    }
    let main = [
      step(0, "show the screen", rows("viewing", places)),
      step(1, "tap \"Arrange\"", by: .tap(.showing("Arrange")), rows("editing", places)),
      step(2, "drag", by: drag, rows("editing", moved)),
      step(3, "tap \"Finish\"", by: .tap(.showing("Finish")), rows("viewing", moved)),
    ]
    var set = RunSet(main: trace(main), control: trace(main))
    for request in FilteredDragReference.requests(in: set) { set[request] = trace([step(0, "", rows("viewing", places))]) }
    return try FilteredDragReference.all(in: set)
  }

  @Test("a row that says that the app's own edit mode is on hides nothing: two rows, or more, are exchanged by right")
  func ownEditMode() throws {
    #expect(try Self.edited(["North", "South"], moved: ["South", "North"]).isEmpty)
    #expect(try Self.edited(["North", "South", "West"], moved: ["South", "North", "West"]).isEmpty)
  }

  /// The list shows two rows by a filter beside it, which the app's own edit mode follows; the drag exchanges these two, or other rows.
  private static func editedWhileFiltered(end: [String]) throws -> [FilteredDragReference] {
    let drag = Interaction.reorder(.resolved(item("E")), .before, .resolved(item("C")))
    let (some, dragged) = (["C", "E"], end.filter(["C", "E"].contains))
    let main = [
      step(0, "show the screen", rows(all)), step(1, "tap \"Some\"", by: .tap(.showing("Some")), rows(some)),
      step(2, "tap \"Arrange\"", by: .tap(.showing("Arrange")), rows(some)), step(3, "drag", by: drag, rows(dragged)),
      step(4, "tap \"All\"", by: .tap(.showing("All")), rows(end)),
    ]
    var set = RunSet(main: trace(main), control: trace(main))
    for request in FilteredDragReference.requests(in: set) { set[request] = trace([step(0, "", rows(all))]) }
    return try FilteredDragReference.all(in: set)
  }

  @Test("a drag among two rows is judged, too, and after a button of the app's own began the edit mode")
  func filteredOwnEditMode() throws {
    let found = try Self.editedWhileFiltered(end: ["B", "A", "C", "D", "E"])
    #expect(found.map(\.filter) == [1] && found.map(\.row.title) == ["E"] && found.map(\.victim.title) == ["A"])
    #expect(try Self.editedWhileFiltered(end: ["A", "B", "E", "D", "C"]).isEmpty)
    #expect(try Self.editedWhileFiltered(end: Self.all).isEmpty)
  }

  // MARK: Headers

  private static func headers(_ titles: [String], by interaction: Interaction, _ index: Int) -> StepTrace {
    var result = step(index, "step", by: interaction, rows(titles.map { "row of \($0)" }))
    result.supplementary = titles.enumerated().map { row("header \($1)", at: $0, cell: $0 + 50, type: "App.Header", [label($1)]) }
    return result
  }

  /// The sections Fruit and Grain are shown without Bread; the header Grain is tapped, which folds it away. Then all are shown: `end`.
  private static func header(end: [String], first: [String], without: [String]) throws -> [FilteredActionReference] {
    let tap = Interaction.tap(.resolved(item("header Grain")))
    let sections = ["Fruit", "Bread", "Grain"]
    let main = [
      headers(sections, by: .open, 0), headers(["Fruit", "Grain"], by: .mutate("filter"), 1),
      headers(["Fruit", "Grain"], by: tap, 2), headers(end, by: .mutate("all"), 3),
    ]
    var set = RunSet(main: trace(main), control: trace(main))
    for request in FilteredActionReference.requests(in: set) {
      let isWithout = request.purpose.hasPrefix("the run without")
      set[request] = trace([headers(isWithout ? without : first, by: .open, 0)])
    }
    return try FilteredActionReference.all(in: set)
  }

  @Test("a header of a filtered list takes another section's header away")
  func hitsAnotherHeader() throws {
    let sections = ["Fruit", "Bread", "Grain"]
    let found = try Self.header(end: ["Fruit", "Grain"], first: ["Fruit", "Bread"], without: sections)
    #expect(found.map(\.target) == ["Grain"] && found.map(\.hit.title) == ["Bread"] && found.allSatisfy(\.isHeader))
  }

  @Test("a header that takes its own section away, and one that goes anyway, say nothing")
  func hitsItsOwnHeader() throws {
    #expect(try Self.header(end: ["Fruit", "Bread"], first: [], without: []).isEmpty)
    #expect(try Self.header(end: ["Fruit", "Grain"], first: ["Fruit", "Bread"], without: ["Fruit", "Grain"]).isEmpty)
  }

  // MARK: Late actions

  /// A is starred, then N comes first. Where the star comes late it is at `starred`.
  private static func late(starred: String) throws -> [LateAction] {
    func rows(_ titles: [String], _ starred: String?) -> [Appearance] {
      titles.enumerated().map { row($1, at: $0, cell: $0 + 1, [label($1, [Property("image", $1 == starred ? "star" : "none")])]) }
    }
    func steps(_ first: String?, _ second: String, _ events: [TraceEvent.Kind]) -> [StepTrace] {
      [
        step(0, "show the screen", rows(["A", "B"], nil)),
        step(1, "star A", by: .tap(.resolved(item("A")), .showing("Star")), rows(["A", "B"], first)),
        step(2, "data", by: .mutate("N comes"), events: events, rows(["N", "A", "B"], second)),
      ]
    }
    var configuration = RunConfiguration(policy: .lifo)
    configuration.completionOrder = .afterChange
    let usual = trace(steps("A", "A", []))
    var set = RunSet(
      main: Trace(screen: "Notes", configuration: configuration, steps: steps(nil, starred, [.resultsReleased(item("A"))])),
      controlled: usual)
    set[.control(of: set)] = usual
    return try LateAction.all(in: set)
  }

  @Test("a result that comes after the data moved goes to the row at the old place")
  func actsLate() throws {
    let found = try #require(try Self.late(starred: "N").first)
    #expect(found.row.title == "A" && found.victim.title == "N" && found.difference.observed == "star")
  }

  @Test("a result that finds its own row, or another one than that at the old place, is no late action")
  func actsOnItsOwn() throws {
    #expect(try Self.late(starred: "A").isEmpty)
    #expect(try Self.late(starred: "B").isEmpty)
  }

  // MARK: Identifiers

  @Test("several rows with one identifier are told with SwiftUI's own words, once for each text")
  func duplicates() throws {
    let warning = TraceEvent.Kind.warning(
      ledgerID: "ID-06",
      text:
        "ForEach<Array<Ferry>, String, Text>: the ID Kiel occurs multiple times within the collection, this will give undefined results!"
    )
    let steps = [
      step(0, "show the screen", events: [warning], Self.rows(["A"])), step(1, "scroll", events: [warning], Self.rows(["A"])),
    ]
    let found = try #require(UnstableIdentity.found(in: RunSet(main: trace(steps), control: trace(steps))))
    #expect(found.count == 1 && found[0].severity == .warning && found[0].shape == ["duplicate"])
    #expect(found[0].summary.contains("the ID Kiel occurs multiple times"))
    var madeUp = trace(steps)
    madeUp.madeUpAnswer = "https://ferries.example/all"
    #expect(UnstableIdentity.found(in: RunSet(main: madeUp, control: madeUp)) == [])
    let other = [step(0, "show the screen", events: [.warning(ledgerID: "ST-24", text: "other")], Self.rows(["A"]))]
    #expect(UnstableIdentity.found(in: RunSet(main: trace(other), control: trace(other))) == [])
  }

  @Test("a row that gets another one beside it under its own identifier, which shows something else, is an error")
  func joined() throws {
    let text =
      "ForEach<Array<Ferry>, String, Text>: the ID Kiel occurs multiple times within the collection, this will give undefined results!"
    func set(_ second: String, before: [String] = ["Kiel"]) -> RunSet {
      func rows(_ keys: [String]) -> [Appearance] {
        keys.enumerated().map { place, key in row(key, at: place, cell: place + 1, [label(key == "Kiel" ? "8:00" : second)]) }
      }
      let steps = [
        step(0, "show the screen", rows(before)),
        step(1, "tap \"Add\"", events: [.warning(ledgerID: "ID-06", text: text)], rows(["Kiel", "Kiel 2"])),
      ]
      return RunSet(main: trace(steps), control: trace(steps))
    }
    let found = try #require(UnstableIdentity.found(in: set("9:30")))
    #expect(found.map(\.severity) == [.error])
    #expect(
      found.first?.evidence.dropFirst().first
        == "the identifier stands for a row that shows \"8:00\" and for one that shows \"9:30\"")
    // The same row twice, and one that had two lines before.
    #expect(UnstableIdentity.found(in: set("8:00"))?.map(\.severity) == [.warning])
    #expect(UnstableIdentity.found(in: set("9:30", before: ["Kiel", "Kiel 2"]))?.map(\.severity) == [.warning])
  }
}
