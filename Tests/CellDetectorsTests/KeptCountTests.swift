import CellTrace
import Testing

@testable import CellDetectors

@Suite("a count of rows that were chosen the last time") struct KeptCountTests {
  private static func tap(_ text: String) -> Interaction { .tap(.showing(text), nil) }
  private static func touch(_ key: String) -> Interaction { .tap(.resolved(item(key)), nil) }

  private static func rows(_ keys: [String] = ["A", "B", "C"], chosen: Set<String> = []) -> [Appearance] {
    keys.enumerated().map {
      row(
        $0.element, at: $0.offset, cell: $0.offset + 1, flags: chosen.contains($0.element) ? .selected : [], [label($0.element)])
    }
  }

  private static func made(_ index: Int, _ act: Interaction, _ rows: [Appearance], _ beside: String) -> StepTrace {
    var made = step(index, "", by: act, rows)
    made.beside = [beside]
    return made
  }

  /// A is chosen and thrown away, and choosing begins again with `text`. Without that choice it begins with `without`, nil if it can't be;
  /// after two touches of A there is `twice`.
  private static func set(
    text: String = "1 selected", between: String = "Letters", chosen: Set<String> = [], without: String? = "0 selected",
    twice: String = "0 selected", left: [String] = ["B", "C"]
  ) -> RunSet {
    let steps = [
      made(0, .open, rows(), "Letters"), made(1, tap("Select"), rows(), "0 selected"),
      made(2, touch("A"), rows(chosen: ["A"]), "1 selected"), made(3, tap("Throw away"), rows(left), between),
      made(4, tap("Select"), rows(left, chosen: chosen), text),
    ]
    var set = RunSet(main: trace(steps), control: trace(steps))
    for request in KeptCountReference.requests(in: set) {
      #expect(request.script == [tap("Select"), touch("A"), touch("A")])
      set[request] = trace(Array(steps.prefix(3)) + [made(3, touch("A"), rows(), twice)])
    }
    for request in KeptCountReference.requests(in: set) {
      #expect(request.script == [tap("Select"), tap("Throw away"), tap("Select")])
      let first = [steps[0], steps[1], made(2, tap("Throw away"), rows(), "Letters")]
      set[request] =
        without.map { trace(first + [made(3, tap("Select"), rows(), $0)]) }
        ?? trace(first, end: .stepFailed(step: 3, reason: ""))
    }
    return set
  }

  @Test("the next choosing begins with the count of the last")
  func found() throws {
    let set = Self.set()
    let reference = try #require(try KeptCountReference.all(in: set).first)
    let finding = StaleContent.finding(reference, set.main)
    #expect(finding.severity == .warning && finding.originStep == 2 && finding.seenStep == 4)
    #expect(finding.summary == "\"1 selected\" is shown after step 4, before any row is chosen")
    #expect(finding.expected == "0 selected")
    #expect(ReferenceSuspicions.names(in: set.main).contains("count of a former choice"))
  }

  @Test("what is gone may lie in a bag that is counted: it is a warning; rows that are there still make it an error")
  func there() throws {
    let set = Self.set(left: ["A", "B", "C"])
    let reference = try #require(try KeptCountReference.all(in: set).first)
    #expect(StaleContent.finding(reference, set.main).severity == .error)
  }

  @Test("a button that needs a chosen row can't be used without one")
  func disabled() throws { #expect(try KeptCountReference.all(in: Self.set(without: nil)).count == 1) }

  @Test("a score does not go back, and what comes without the choice as well is not its count")
  func score() throws {
    #expect(try KeptCountReference.all(in: Self.set(twice: "2 selected")).isEmpty)
    #expect(try KeptCountReference.all(in: Self.set(without: "1 selected")).isEmpty)
  }

  @Test("no run is made where it begins with none, with rows that are chosen still, or the number was there all the time")
  func unsuspected() {
    #expect(KeptCountReference.suspicions(in: Self.set(text: "0 selected").main).isEmpty)
    #expect(KeptCountReference.suspicions(in: Self.set(text: "Select letters").main).isEmpty)
    #expect(KeptCountReference.suspicions(in: Self.set(between: "1 selected").main).isEmpty)
  }
}
