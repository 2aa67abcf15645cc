import CellTrace
import Testing

@testable import CellDetectors

/// Actions whose results come late: on rows that said at once that they wait, and with another row that was acted on since.
@Suite("Late actions") struct LateActionTests {
  private typealias Look = [String: String]

  /// A is starred, then B is touched; what rows show besides their names, in the late run, where results come in time, and in the other order.
  private func found(
    late: [Look], usual: [Look], second: Interaction, order: [String] = ["A", "B", "C"], other: Look = [:]
  ) throws -> [LateAction] {
    func rows(_ look: Look, _ names: [String]) -> [Appearance] {
      names.enumerated().map { row($1, at: $0, cell: $0 + 1, [label($1, [Property("image", look[$1] ?? "none")])]) }
    }
    func steps(_ looks: [Look], _ events: [TraceEvent.Kind]) -> [StepTrace] {
      [
        step(0, "show the screen", rows([:], ["A", "B", "C"])),
        step(1, "star A", by: .tap(.resolved(item("A")), .showing("Star")), rows(looks[0], ["A", "B", "C"])),
        step(2, "then", by: second, events: events, rows(looks[1], order)),
      ]
    }
    var configuration = RunConfiguration(policy: .lifo)
    configuration.completionOrder = .afterChange
    let inTime = trace(steps(usual, []))
    var set = RunSet(
      main: Trace(screen: "Notes", configuration: configuration, steps: steps(late, [.resultsReleased(item("A"))])),
      controlled: inTime)
    set[.control(of: set)] = inTime
    for request in LateAction.requests(in: set) {
      #expect(request.purpose == "the other order, with step 1 (star A) last, each step waiting")
      #expect(request.script == [touchB, .tap(.resolved(item("A")), .showing("Star")), .wait(10)])
      #expect(request.configuration.completionOrder == inTime.configuration.completionOrder)
      set[request] = trace([step(0, "", by: .wait(10), rows(other, order))])
    }
    return try LateAction.all(in: set)
  }

  private let touchB = Interaction.tap(.resolved(item("B")), .showing("Star"))

  @Test("a row that says at once that it waits, and stays so: its result goes to the row at its place")
  func waits() throws {
    let found = try found(
      late: [["A": "clock"], ["A": "clock", "N": "star"]], usual: [["A": "star"], ["A": "star"]], second: .mutate("N comes"),
      order: ["N", "A", "B"])
    #expect(found.map(\.victim.title) == ["N"] && found.map(\.row.title) == ["A"])
  }

  @Test("a row that says in words that it waits lacks the answer's words")
  func waitsInWords() throws {
    func look(_ key: String, _ at: Int, _ word: String?) -> Appearance {
      row(key, at: at, cell: at + 1, [label(key)] + (word.map { [label($0, path: "\(content)/UILabel[1]")] } ?? []))
    }
    func steps(_ acted: String, _ end: [Appearance], _ events: [TraceEvent.Kind]) -> [StepTrace] {
      [
        step(0, "show the screen", [look("A", 0, nil), look("B", 1, nil)]),
        step(1, "approve A", by: .tap(.resolved(item("A")), .showing("Star")), [look("A", 0, acted), look("B", 1, nil)]),
        step(2, "data: N comes", by: .mutate("N comes"), events: events, end),
      ]
    }
    var configuration = RunConfiguration(policy: .lifo)
    configuration.completionOrder = .afterChange
    let inTime = trace(
      steps("Approved", [look("N", 0, nil), look("A", 1, "Approved"), look("B", 2, nil)], []))
    let late = steps(
      "Sending", [look("N", 0, "Approved"), look("A", 1, "Sending"), look("B", 2, nil)], [.resultsReleased(item("A"))])
    var set = RunSet(main: Trace(screen: "Notes", configuration: configuration, steps: late), controlled: inTime)
    set[.control(of: set)] = inTime
    #expect(try LateAction.all(in: set).map(\.victim.title) == ["N"])
  }

  @Test("what is chosen by the time of the result gets it: a row that was acted on since")
  func chosenSince() throws {
    let found = try found(late: [[:], ["B": "star"]], usual: [["A": "star"], ["A": "star"]], second: touchB)
    #expect(found.map(\.victim.title) == ["B"] && found.map(\.row.title) == ["A"])
  }

  @Test("two rows that have what each other has in time: numbers that are given as results come, or each other's results")
  func swapped() throws {
    let late: [Look] = [[:], ["A": "2", "B": "1"]]
    let usual: [Look] = [["A": "1"], ["A": "1", "B": "2"]]
    #expect(try found(late: late, usual: usual, second: touchB, other: ["A": "2", "B": "1"]).isEmpty)
    let crossed = try found(late: late, usual: usual, second: touchB, other: ["A": "1", "B": "2"])
    #expect(crossed.map(\.victim.title) == ["B"] && crossed.map(\.row.title) == ["A"])
  }

  @Test("a second action that gives its row the same, one that ends the first, and a row that nobody touched say nothing")
  func silent() throws {
    // Both are starred.
    #expect(
      try found(late: [[:], ["A": "star", "B": "star"]], usual: [["A": "star"], ["A": "star", "B": "star"]], second: touchB)
        .isEmpty)
    // Only the last one counts, in both orders.
    #expect(try found(late: [[:], ["B": "star"]], usual: [["A": "star"], ["B": "star"]], second: touchB).isEmpty)
    #expect(try found(late: [[:], ["C": "star"]], usual: [["A": "star"], ["A": "star"]], second: touchB).isEmpty)
    #expect(try found(late: [[:], [:]], usual: [["A": "star"], ["A": "star"]], second: touchB).isEmpty)
  }
}
