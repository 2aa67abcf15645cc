import CellTrace
import Testing

@testable import CellDetectors

@Suite("an answer for the place that a row had") struct FormerPlaceAnswerTests {
  /// Rows in this order, with how many thanks each has.
  private static func rows(_ keys: [String], _ thanks: [String: Int] = [:], lanes: Bool = false) -> [Appearance] {
    keys.enumerated().map { place, key in
      let lane = lanes ? [label("lane \(place + 1)", path: "\(content)/UILabel[2]")] : []
      return row(
        key, at: place, cell: place + 1,
        [label("Post \(key)"), label("\(thanks[key] ?? 0) thanks", path: "\(content)/UILabel[1]")] + lane)
    }
  }

  private static let thank = Interaction.tap(.resolved(item("B")))

  /// B is thanked, and N comes in front of all before the answer; who has thanks then, where each step waits, and if C was thanked.
  private static func set(
    _ late: [String: Int] = ["A": 1], usual: [String: Int] = ["B": 1], third: [String: Int] = ["B": 1], lanes: Bool = false,
    moves: Bool = true
  ) -> RunSet {
    let (old, new) = (["A", "B", "C"], moves ? ["N", "A", "B", "C"] : ["A", "B", "C", "N"])
    func steps(_ end: [String: Int], _ pause: Interaction) -> [StepTrace] {
      [
        step(0, "show the screen", rows(old, lanes: lanes)), step(1, "hurry", by: pause, rows(old, lanes: lanes)),
        step(2, "tap \"Post B\"", by: thank, rows(old, lanes: lanes)),
        step(3, "tap \"New\"", by: .tap(.showing("New"), nil), rows(new, end, lanes: lanes)),
      ]
    }
    let main = steps(late, .hurry(0.1))
    var set = runs(main: main, fresh: main)
    set[.patient(of: set)] = trace(steps(usual, .wait(0)))
    for request in FormerPlaceAnswer.requests(in: set) {
      #expect(request.script[1] == .tap(.resolved(item("C"))) && request.script.last == .wait(10))
      set[request] = trace([step(0, "", rows(new, third, lanes: lanes))])
    }
    return set
  }

  @Test("the row that stands where another was touched has its answer, and so it goes with a third one")
  func found() throws {
    let found = try FormerPlaceAnswer.all(in: Self.set())
    let finding = try #require(found.first).finding(in: Self.set().main)
    #expect(
      finding.summary
        == "the answer to the tap in \"Post B\" went to \"Post A\", which stands where \"Post B\" stood when it was asked for")
    #expect(finding.seen == "\"Post A\" has UILabel.text \"1 thanks\"; where each step waits it has \"0 thanks\"")
    #expect(
      finding.evidence == [
        "step 3 (tap \"New\") moved the rows before the answer came",
        "done to \"Post C\" in the same way, it goes to \"Post B\", which stands in its place then",
      ])
    #expect(finding.severity == .error && finding.originStep == 2 && finding.seenStep == 3)
  }

  @Test("where the third row's answer goes to no other row, it is a warning")
  func untold() throws {
    let found = try FormerPlaceAnswer.all(in: Self.set(third: [:]))
    #expect(found.map { $0.finding(in: Self.set().main).severity } == [.warning])
  }

  @Test("an answer of the row's own, a lost one, one for all, and a third row that has its own are not this")
  func silent() throws {
    let sets = [
      Self.set(["B": 1]), Self.set([:]), Self.set(["A": 1, "B": 1, "C": 1]), Self.set(["A": 1, "C": 1]),
      Self.set(third: ["C": 1]), Self.set(["A": 1], usual: ["A": 1]),
    ]
    for set in sets { #expect(try FormerPlaceAnswer.all(in: set).isEmpty) }
  }

  @Test("a row that says that it waits for its answer says so for ever; a third one that waits as well tells it")
  func waiting() throws {
    func rows(_ keys: [String], _ texts: [String: String]) -> [Appearance] {
      keys.enumerated().map { place, key in
        row(
          key, at: place, cell: place + 1,
          [label("Post \(key)"), label(texts[key] ?? "0 thanks", path: "\(content)/UILabel[1]")])
      }
    }
    let (old, new) = (["A", "B", "C"], ["N", "A", "B", "C"])
    func steps(_ waiting: String, _ end: [String: String], _ pause: Interaction = .hurry(0.1)) -> [StepTrace] {
      [
        step(0, "show the screen", rows(old, [:])), step(1, "hurry", by: pause, rows(old, [:])),
        step(2, "tap \"Post B\"", by: Self.thank, rows(old, [waiting: "asking"])),
        step(3, "tap \"New\"", by: .tap(.showing("New"), nil), rows(new, end)),
      ]
    }
    func severities(_ left: String, third: [String: String]) throws -> [Severity] {
      let main = steps("B", ["A": "1 thanks", "B": left])
      var set = runs(main: main, fresh: main)
      set[.patient(of: set)] = trace(steps("B", ["B": "1 thanks"], .wait(0)))
      for request in FormerPlaceAnswer.requests(in: set) { set[request] = trace(steps("C", third)) }
      return try FormerPlaceAnswer.all(in: set).map { $0.finding(in: set.main).severity }
    }
    #expect(try severities("asking", third: ["B": "1 thanks", "C": "asking"]) == [.error])
    // The third one has its own answer, or nobody has it; or the first one has another one.
    #expect(try severities("asking", third: ["C": "1 thanks"]) == [])
    #expect(try severities("asking", third: ["C": "asking"]) == [.warning])
    #expect(try severities("refused", third: ["B": "1 thanks", "C": "asking"]) == [])
  }

  @Test("places that have names, and rows that did not move, are not this")
  func places() throws {
    for set in [Self.set(lanes: true), Self.set(moves: false)] { #expect(try FormerPlaceAnswer.all(in: set).isEmpty) }
  }
}
