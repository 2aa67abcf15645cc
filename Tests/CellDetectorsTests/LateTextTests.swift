import CellTrace
import Testing

@testable import CellDetectors

@Suite("texts of before a visit, and numbers that grow with each") struct LateTextTests {
  private static let open = Interaction.tap(.resolved(item("A")), nil)
  private static let done = Interaction.tap(.showing("Done"), nil)

  private static func rows(_ state: String) -> [Appearance] {
    [row("A", [label("Chair"), label(state, path: "\(content)/UILabel[1]")])]
  }

  private static func made(_ index: Int, _ act: Interaction, _ rows: [Appearance], _ beside: String) -> StepTrace {
    var made = step(index, "", by: act, rows)
    made.beside = [beside]
    return made
  }

  private static func covered(_ index: Int, _ act: Interaction) -> StepTrace { made(index, act, [], "Chair") }

  // MARK: Late

  /// The row is changed on its screen. Then there are `after` and `state`; after one more visit `again`, after two in which nothing is
  /// done `idle`, and `uncovered` once any other screen has come and gone.
  private static func set(
    after: String = "1 open", state: String = "finished", again: String = "0 open", idle: String = "1 open",
    uncovered: String = "0 open"
  ) -> RunSet {
    let steps = [
      made(0, .open, rows("waiting"), "1 open"), covered(1, open), covered(2, done), made(3, .back, rows(state), after),
    ]
    var set = RunSet(main: trace(steps), control: trace(steps))
    for request in LateTextReference.requests(in: set) {
      #expect(request.script == [open, done, .back, open, .back])
      set[request] = trace(steps + [covered(4, open), made(5, .back, rows(state), again)])
    }
    for request in LateTextReference.requests(in: set) {
      #expect(request.script == [open, .back, open, .back])
      set[request] = trace([
        steps[0], covered(1, open), made(2, .back, rows("waiting"), idle), covered(3, open),
        made(4, .back, rows("waiting"), idle),
      ])
    }
    for request in LateTextReference.requests(in: set) {
      #expect(request.script == [open, done, .back, .coverScreen, .uncoverScreen])
      set[request] = trace(steps + [covered(4, .coverScreen), made(5, .uncoverScreen, rows(state), uncovered)])
    }
    return set
  }

  @Test("a count follows with the next visit only")
  func found() throws {
    let set = Self.set()
    let reference = try #require(try LateTextReference.all(in: set).first)
    let finding = StaleContent.finding(reference, set.main)
    #expect(finding.severity == .error && finding.originStep == 1 && finding.seenStep == 3)
    #expect(finding.summary == "\"1 open\" is shown after step 3 as before the visit, although the rows have changed")
    #expect(finding.expected == "0 open")
  }

  @Test("a text that stays, and one that counts visits, is right")
  func right() throws {
    #expect(try LateTextReference.all(in: Self.set(again: "1 open")).isEmpty)
    #expect(try LateTextReference.all(in: Self.set(idle: "2 open")).isEmpty)
    // What is taken on the way to the other screen is so, as a copy is.
    #expect(try LateTextReference.all(in: Self.set(uncovered: "1 open")).isEmpty)
  }

  @Test("no run is made where the text follows, has no number, or the rows are the same")
  func unsuspected() {
    #expect(LateTextReference.suspicions(in: Self.set(after: "0 open").main).isEmpty)
    #expect(LateTextReference.suspicions(in: Self.set(state: "waiting").main).isEmpty)
  }

  // MARK: Growing

  private static func prizes(_ index: Int, _ act: Interaction, _ text: String, _ each: [String]) -> StepTrace {
    let rows = zip(["A", "B", "C"], each).enumerated().map { place, one in
      row(one.0, at: place, cell: place + 1, [label(one.0), label(one.1, path: "\(content)/UILabel[1]")])
    }
    return made(index, act, rows, text)
  }

  /// A visit in which nothing is done makes the sum of the rows, of which `each` says a part, `then`; the next one makes it `again`.
  private static func grown(
    from start: String = "6 prizes", then: String = "12 prizes", again: String = "18 prizes",
    each: [String] = ["4 prizes", "2 prizes"]
  ) -> RunSet {
    let steps = [prizes(0, .open, start, each), covered(1, open), prizes(2, .back, then, each)]
    var set = RunSet(main: trace(steps), control: trace(steps))
    for request in GrownNumberReference.requests(in: set) {
      #expect(request.script == [open, .back, open, .back])
      set[request] = trace(steps + [covered(3, open), prizes(4, .back, again, each)])
    }
    return set
  }

  @Test("a sum of the rows is added to itself at each appearance")
  func doubled() throws {
    let set = Self.grown()
    let reference = try #require(try GrownNumberReference.all(in: set).first)
    let finding = StaleContent.finding(reference, set.main)
    #expect(finding.severity == .error && finding.originStep == 1 && finding.seenStep == 2)
    #expect(finding.summary == "\"6 prizes\" becomes \"12 prizes\" in step 2, with the same rows")
  }

  @Test("a number that there are rows of, and that they do not say, may be what they cost: it is a warning")
  func counted() throws {
    let set = Self.grown(from: "3 calls", then: "6 calls", again: "9 calls", each: ["open", "open", "open"])
    let reference = try #require(try GrownNumberReference.all(in: set).first)
    #expect(StaleContent.finding(reference, set.main).severity == .warning)
  }

  @Test("what grows otherwise, or once, or is no sum of the rows, is right")
  func otherwise() throws {
    #expect(GrownNumberReference.suspicions(in: Self.grown(then: "7 prizes").main).isEmpty)
    #expect(
      GrownNumberReference.suspicions(in: Self.grown(from: "10 points", then: "20 points", again: "30 points").main).isEmpty)
    #expect(GrownNumberReference.suspicions(in: Self.grown(from: "1 prize", then: "2 prizes").main).isEmpty)
    #expect(try GrownNumberReference.all(in: Self.grown(again: "12 prizes")).isEmpty)
  }
}
