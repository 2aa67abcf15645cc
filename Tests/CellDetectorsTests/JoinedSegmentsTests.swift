import CellTrace
import Testing

@testable import CellDetectors

@Suite("rows of two segments") struct JoinedSegmentsTests {
  private static let all = ["A", "B", "C", "D"]

  private static func tap(_ text: String) -> Interaction { .tap(.showing(text), nil) }

  private static func made(_ index: Int, _ chosen: String, _ keys: [String]) -> StepTrace {
    let rows = keys.enumerated().map { row($0.element, at: $0.offset, cell: $0.offset + 1, [label($0.element)]) }
    var made = step(index, "", by: index == 0 ? .open : tap(chosen), rows)
    made.choices = [ShownChoice(kind: .segments, titles: ["All", "Wood", "Metal"], value: chosen)]
    return made
  }

  /// "Wood" is chosen and then "Metal", which shows `both`; alone it shows `alone`, and "All" after that `back`.
  private static func set(
    start: [String] = all, wood: [String] = ["A", "B"], both: [String] = ["A", "B", "C"], alone: [String] = ["C"],
    last: String = "Metal", back: [String] = all
  ) -> RunSet {
    let steps = [made(0, "All", start), made(1, "Wood", wood), made(2, last, both)]
    var set = RunSet(main: trace(steps), control: trace(steps))
    for request in JoinedSegmentsReference.requests(in: set) {
      #expect(request.script == [tap(last)])
      set[request] = trace([steps[0], made(1, last, alone)])
    }
    for request in JoinedSegmentsReference.requests(in: set) {
      #expect(request.script == [tap(last), tap("All")])
      set[request] = trace([steps[0], made(1, last, alone), made(2, "All", back)])
    }
    return set
  }

  @Test("the rows of the second stand behind those of the first")
  func found() throws {
    let set = Self.set()
    let reference = try #require(try JoinedSegmentsReference.all(in: set).first)
    let finding = StaleContent.finding(reference, set.main)
    #expect(finding.severity == .error && finding.originStep == 1 && finding.seenStep == 2)
    #expect(finding.summary == "\"A\" of \"Wood\" is still in the list after step 2, before the rows of \"Metal\"")
    #expect(ReferenceSuspicions.names(in: set.main).contains("rows of two segments"))
  }

  @Test("a wider segment has them alone as well, and a log loses nothing either way")
  func right() throws {
    #expect(try JoinedSegmentsReference.all(in: Self.set(alone: ["A", "B", "C"])).isEmpty)
    #expect(try JoinedSegmentsReference.all(in: Self.set(start: [], both: ["A", "B", "C"], alone: ["C"])).isEmpty)
    #expect(
      try JoinedSegmentsReference.all(
        in: Self.set(start: ["L"], wood: ["L", "A"], both: ["L", "A", "C"], alone: ["L", "C"])
      ).isEmpty)
    // A log says that it is empty, until it has an entry.
    #expect(
      try JoinedSegmentsReference.all(in: Self.set(start: ["Nothing yet"], wood: ["A"], both: ["A", "C"], alone: ["C"])).isEmpty)
  }

  @Test("a log whose first row said that nothing was noted is right: that row does not come back")
  func log() throws {
    let set = Self.set(start: ["Nothing yet"], wood: ["A"], both: ["A", "C"], alone: ["C"], back: ["C", "D"])
    #expect(try JoinedSegmentsReference.all(in: set).isEmpty)
  }

  @Test("no run is made where rows go, or where the first one is chosen again")
  func unsuspected() {
    #expect(JoinedSegmentsReference.suspicions(in: Self.set(both: ["C"]).main).isEmpty)
    #expect(JoinedSegmentsReference.suspicions(in: Self.set(both: ["B", "C", "D"]).main).isEmpty)
    #expect(JoinedSegmentsReference.suspicions(in: Self.set(both: Self.all, last: "All").main).isEmpty)
  }
}
