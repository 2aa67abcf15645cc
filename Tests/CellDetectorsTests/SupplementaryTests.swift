import CellTrace
import Testing

@testable import CellDetectors

/// Headers and footers as items of their own kind.
@Suite("Headers and footers") struct SupplementaryTests {
  private static func header(
    _ number: Int, _ elements: [Element], reuse: Int? = nil, cell: Int = 9, evidence: [Evidence] = []
  ) -> Appearance {
    var header = row("header \(number)", cell: cell, reuse: reuse, type: "App.Header", evidence: evidence, elements)
    header.slot = Slot(section: number - 1, item: -1)
    return header
  }

  private static func step(_ index: Int, _ title: String, by interaction: Interaction, _ headers: [Appearance]) -> StepTrace {
    var step = CellDetectorsTests.step(index, title, by: interaction, [row("A", [label("A")])])
    step.supplementary = headers
    return step
  }

  @Test("what a header shows is found by its item, and stands at no row's place")
  func lookup() throws {
    let step = Self.step(0, "", by: .open, [Self.header(2, [label("Fruit")])])
    let header = try #require(step[item("header 2")])
    #expect(header.title == "Fruit" && header.slot.description == "section 1")
    #expect(step.perceived.map(\.item) == [item("A"), item("header 2")])
    #expect(trace([step]).title(of: item("header 2"), upTo: 0) == "Fruit")
  }

  @Test("a reused header that still shows what the former section's did leaks it")
  func leak() throws {
    func mark(_ text: String, _ provenance: WriteProvenance) -> [Element] {
      [label("Shelf 6"), label(text, path: "\(content)/UILabel[1]", by: provenance)]
    }
    let opened = Self.step(0, "show the screen", by: .open, [Self.header(1, [label("Shelf 1")])])
    func scrolled(_ header: Appearance) -> StepTrace { Self.step(1, "scroll by 900 points", by: .scrollBy(900), [header]) }
    let set = runs(
      main: [opened, scrolled(Self.header(6, mark("New", provenance("header 1", 0)), reuse: 1))],
      fresh: [opened, scrolled(Self.header(6, mark("", provenance("header 6", 1)), reuse: 1, cell: 10))])
    let findings = try #require(LeakedAppearance.found(in: set))
    #expect(findings.map(\.item) == [item("header 6")] && findings.map(\.sourceItemTitle) == ["Shelf 1"])
    #expect(LeakedAppearance.found(in: runs(main: set.main.steps, fresh: set.main.steps)) == [])
  }

  private static func clearing(_ actual: [String], _ expected: [String]) -> RunSet {
    let keys = ["N", "A", "B"]
    let steps = [
      step(0, "show the screen", by: .open, [header(1, [label("Fruit")])]),
      step(1, "data: a shelf comes", by: .mutate("a shelf comes"), [header(1, [label("Fruit")])]),
      step(
        2, "tap \"Clear\" in \"Fruit\"", by: .tap(.resolved(item("header 1")), .path("\(content)/UIButton")),
        [header(1, [label("Fruit")])]),
    ]
    func effect(_ after: [String]) -> ActionReference.Effect {
      ActionReference.Effect(
        itemsBefore: keys.map(item), itemsAfter: after.map(item), before: keys.map { row($0, [label($0)]) },
        after: after.map { row($0, [label($0)]) })
    }
    var set = RunSet(main: trace(steps), control: trace(steps))
    set.act(at: 2, actual: effect(actual), reference: effect(expected))
    return set
  }

  @Test("a header's button that does to another section's rows what is meant for its own acts by position")
  func action() throws {
    let finding = try #require(StaleIndexAction.found(in: Self.clearing(["A", "B"], ["N", "B"]))?.first)
    #expect(finding.summary == "the control UIButton on \"Fruit\" removes \"N\"")
    #expect(finding.observed == "removed \"N\"" && finding.expected == "removed \"A\"")
    #expect(StaleIndexAction.found(in: Self.clearing(["N", "B"], ["N", "B"])) == [])
    // It does less than it should, and nothing else: no other row was hit.
    #expect(StaleIndexAction.found(in: Self.clearing(["N", "A", "B"], ["N", "B"])) == [])
  }

  @Test("a row that nobody saw and that has no name is called by its place")
  func unnamed() {
    let run = trace([CellDetectorsTests.step(0, "", items: ["#1", "#2", "#3"], [row("#1", [label("Milk")])])])
    #expect(run.title(of: item("#1"), upTo: 0) == "Milk")
    #expect(run.title(of: item("#3"), upTo: 0) == "row 3 of 3")
    #expect(run.title(of: item("#9"), upTo: 0) == "#9" && run.title(of: item("Tea"), upTo: 0) == "Tea")
  }

  /// Shelf 6 has the header that shelf 1 had, with the actions of both; what it does shows at a row of shelf 1 and, if `isOther`, at
  /// one of another shelf.
  private static func added(own: Bool = true, isOther: Bool = false) -> RunSet {
    func book(_ mark: String) -> Appearance {
      var book = row("A", [label("A"), label(mark, path: "\(content)/UILabel[1]")])
      book.slot = Slot(section: isOther ? 3 : 0, item: 0)
      return book
    }
    func steps(_ mark: String, _ ran: [TraceEvent.Kind]) -> [StepTrace] {
      var steps = [
        CellDetectorsTests.step(
          0, "show the screen",
          events: [
            .cellConfigured(CellID(9), item("header 1"), Slot(section: 0, item: -1), .prepare, generation: 1),
            .handlerAssigned(CellID(9), name: "UIButton touchUpInside", item: item("header 1"), nil),
          ], [book("")]),
        CellDetectorsTests.step(1, "scroll by 900 points", [book("")]),
        CellDetectorsTests.step(
          2, "tap \"All\" in \"Shelf 6\"", by: .tap(.resolved(item("header 6")), .path("\(content)/UIButton")), events: ran,
          [book(mark)]),
      ]
      steps[0].supplementary = [header(1, [label("Shelf 1")])]
      for index in 1...2 { steps[index].supplementary = [header(6, [label("Shelf 6")], reuse: 1)] }
      return steps
    }
    let ran = ["header 1"] + (own ? ["header 6"] : [])
    let events = ran.map { name in
      TraceEvent.Kind.handlerRan(
        CellID(9), name: "UIButton touchUpInside", assignedFor: item(name), runsFor: item("header 6"), [])
    }
    return runs(main: steps("Seen", events), fresh: steps("", []))
  }

  @Test("an action that stays at the button of a reused header acts on the rows of the section it was added for")
  func misdirected() throws {
    let found = try #require(HandlerOutlivesItem.found(in: Self.added()))
    #expect(
      found.map(\.summary) == [
        "UIButton touchUpInside that was set for \"Shelf 1\" runs when \"Shelf 6\" is used, and acts on \"Shelf 1\""
      ])
    #expect(found.map(\.seen) == ["\"A\", which nobody used, has UILabel.text \"Seen\"; in a fresh cell it has \"\""])
    #expect(found.map(\.item) == [item("A")] && found.map(\.sourceItemTitle) == ["Shelf 1"])
    #expect(
      found.map(\.fix) == [
        "add the action once, when the view is constructed, and look up what it is for when it runs; or give it an identifier, so "
          + "that the next one takes its place."
      ])
    // A closure that was only not replaced is set anew, not added.
    #expect(HandlerOutlivesItem.found(in: Self.added(own: false))?.map(\.fix) == [nil])
  }

  @Test("what changes at a row of another section is not its doing")
  func misdirectedElsewhere() { #expect(HandlerOutlivesItem.found(in: Self.added(isOther: true)) == []) }
}
