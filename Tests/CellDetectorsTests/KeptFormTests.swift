import CellTrace
import Testing

@testable import CellDetectors

@Suite("a form that was given up, and the one of the next row") struct KeptFormTests {
  private static func open(_ key: String) -> Interaction { .tap(.resolved(item(key)), nil) }
  private static let more = Interaction.tap(.showing("More"), nil)
  private static let done = Interaction.tap(.showing("Done"), nil)

  private static func rows(_ texts: [String]) -> [Appearance] {
    texts.enumerated().map { place, text in row(["A", "B"][place], at: place, cell: place + 1, [label(text)]) }
  }

  /// The form of A is given up, and that of B ends with "Done". `without` the first form; where the first form ends with "Done", too.
  private static func set(
    _ after: [String] = ["Fern", "Moss 3"], closing: Interaction = .pullDownSheet, second: String = "B",
    without: [String] = ["Fern", "Moss 1"], ended: [String] = ["Fern 3", "Moss 1"], between: [String] = ["Fern", "Moss"],
    says texts: [String] = [], usually usual: [String] = [],
    filled: [String] = ["Water: Moss 3"]
  ) -> RunSet {
    func form(_ texts: [String]) -> TraceEvent.Kind { .screenShown(ShownScreen(type: "Form", texts: texts)) }
    let plants = ["Fern", "Moss"]
    var steps = [
      step(0, "show the screen", rows(plants)), step(1, "tap \"Fern\"", by: open("A"), events: [form([])], rows(plants)),
      step(2, "tap \"More\"", by: more, rows(plants)), step(3, "pull the sheet down", by: closing, rows(between)),
      step(4, "tap \"Moss\"", by: open(second), events: [form(texts)], rows(between)),
      step(5, "tap \"Done\"", by: done, rows(after)),
    ]
    steps[2].beside = filled
    var set = RunSet(main: trace(steps), control: trace(steps))
    for request in KeptFormReference.requests(in: set) {
      let isWithout = request.script == [open("B"), done]
      #expect(isWithout || request.script == [open("A"), more, done, open("B"), done])
      set[request] = trace(
        isWithout
          ? [
            step(0, "", rows(plants)), step(1, "", by: open("B"), events: [form(usual)], rows(plants)),
            step(2, "", by: done, rows(without)),
          ]
          : [
            step(0, "", rows(plants)), step(1, "", by: open("A"), events: [form([])], rows(plants)),
            step(2, "", by: more, rows(plants)), step(3, "", by: done, rows([ended[0], "Moss"])),
            step(4, "", by: open("B"), events: [form([])], rows([ended[0], "Moss"])), step(5, "", by: done, rows(ended)),
          ])
    }
    return set
  }

  @Test("what was filled in for the first row is used on the second")
  func found() throws {
    let found = try #require(StaleIndexAction.found(in: Self.set()))
    #expect(
      found.map(\.summary) == ["tap \"Done\" gives \"Moss\" what was filled in for \"Fern\", whose form was given up"])
    #expect(found.map(\.observed) == ["Moss 3"] && found.map(\.expected) == ["Moss 1"])
    #expect(found.map(\.seen) == ["\"Moss\" has UILabel.text \"Moss 3\"; without the first form it has \"Moss 1\""])
    #expect(
      found.map(\.evidence) == [
        [
          "the form of \"Fern\" was given up in step 3 (pull the sheet down); where it ends with tap \"Done\", nothing of it is left for the next row"
        ]
      ])
    #expect(found.map(\.originStep) == [1] && found.map(\.seenStep) == [5] && found.map(\.severity) == [.error])
    // Somebody who cancels may want to find it again.
    #expect(StaleIndexAction.found(in: Self.set(closing: .tap(.showing("Cancel"), nil)))?.map(\.severity) == [.warning])
    #expect(ReferenceSuspicions.names(in: Self.set().main) == ["form kept"])
  }

  @Test(
    "what is remembered however the form ends, what comes without the first form too, and a first form that did nothing are not this"
  )
  func silent() {
    #expect(StaleIndexAction.found(in: Self.set(ended: ["Fern 3", "Moss 3"])) == [])
    #expect(StaleIndexAction.found(in: Self.set(without: ["Fern", "Moss 3"])) == [])
    #expect(StaleIndexAction.found(in: Self.set(ended: ["Fern", "Moss 1"])) == [])
  }

  @Test("a draft in sight is right, unless it stands where the row's own text would")
  func inSight() {
    #expect(StaleIndexAction.found(in: Self.set(says: ["Reply", "Moss 3"], usually: ["Reply"])) == [])
    #expect(StaleIndexAction.found(in: Self.set(says: ["Reply"], usually: ["Reply"]))?.count == 1)
    // What neither form says in words may be in sight, as the choice of a switch is.
    #expect(StaleIndexAction.found(in: Self.set(filled: ["Send"]))?.map(\.severity) == [.warning])
    #expect(StaleIndexAction.found(in: Self.set(says: ["Water: Moss 3"], usually: ["Water: Moss 1"]))?.count == 1)
  }

  @Test("no run is made where the first form did something, where both end alike, or where both are the same row's")
  func unsuspected() {
    for set in [Self.set(between: ["Fern 3", "Moss"]), Self.set(closing: Self.done), Self.set(second: "A")] {
      #expect(KeptFormReference.requests(in: set).isEmpty)
    }
  }

  @Test("a form that is chosen in a row's menu is opened by two steps, and both are left out")
  func menu() throws {
    func menu(_ key: String) -> Interaction { .openMenu(.resolved(item(key))) }
    let edit = Interaction.chooseMenuItem(["Edit"])
    func opened(_ index: Int, _ key: String, says texts: [String], _ rows: [Appearance]) -> [StepTrace] {
      [
        step(index, "", by: menu(key), events: [.menuOpened(item(key), titles: ["Edit"], generation: 0)], rows),
        step(index + 1, "", by: edit, events: [.screenShown(ShownScreen(type: "Form", texts: texts))], rows),
      ]
    }
    let plants = Self.rows(["Fern", "Moss"])
    func used(_ index: Int, closing: Interaction) -> [StepTrace] {
      [step(index, "", by: Self.more, plants), step(index + 1, "", by: closing, plants)]
    }
    var steps = [step(0, "show the screen", plants)] + opened(1, "A", says: [], plants) + used(3, closing: .pullDownSheet)
    steps += opened(5, "B", says: ["Moss 3"], plants) + [step(7, "tap \"Done\"", by: Self.done, Self.rows(["Fern", "Moss 3"]))]
    var set = RunSet(main: trace(steps), control: trace(steps))
    let requests = KeptFormReference.requests(in: set)
    #expect(
      requests.map(\.script) == [
        [menu("B"), edit, Self.done], [menu("A"), edit, Self.more, Self.done, menu("B"), edit, Self.done],
      ])
    guard requests.count == 2 else { return }
    set[requests[0]] = trace(
      [step(0, plants)] + opened(1, "B", says: ["Moss"], plants) + [step(3, "", by: Self.done, Self.rows(["Fern", "Moss"]))])
    let ended = Self.rows(["Fern 3", "Moss"])
    set[requests[1]] = trace(
      [step(0, plants)] + opened(1, "A", says: [], plants) + [step(3, "", by: Self.more, plants)]
        + [step(4, "", by: Self.done, ended)] + opened(5, "B", says: ["Moss"], ended) + [step(7, "", by: Self.done, ended)])
    let found = try #require(try KeptFormReference.all(in: set).first)
    #expect(found.begin == 1 && found.opening == 2 && found.closing == 4 && found.second == 6 && found.step == 7)
    #expect(found.difference.observed == "Moss 3" && found.difference.expected == "Moss")
  }
}
