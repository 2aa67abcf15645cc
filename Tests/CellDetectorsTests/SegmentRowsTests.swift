import CellTrace
import Testing

@testable import CellDetectors

@Suite("rows of another segment than the one that is chosen") struct SegmentRowsTests {
  private static let all = ["A", "B", "C"]
  private static let unread = ["B"]

  private static func shown(_ keys: [String]) -> [Appearance] {
    keys.enumerated().map { row($0.element, at: $0.offset, cell: $0.offset + 1, [label($0.element)]) }
  }

  private static func tap(_ title: String) -> Interaction { .tap(.showing(title), nil) }

  private static func control(_ value: String?, searched: String? = nil) -> [ShownChoice] {
    [
      ShownChoice(kind: .segments, titles: ["All", "Unread"], value: value),
      ShownChoice(kind: .search, titles: ["Search"], value: searched),
    ]
  }

  private static func made(_ index: Int, by act: Interaction?, _ keys: [String], _ choices: [ShownChoice]) -> StepTrace {
    var made = act.map { step(index, "", by: $0, shown(keys)) } ?? step(index, shown(keys))
    made.choices = choices
    return made
  }

  /// "Unread" is chosen, something is searched for, and that ends: then the control says `chosen`, and `rows` are there. With "Unread"
  /// and "All" chosen once more, `again` are.
  private static func set(
    chosen: String? = "All", rows: [String] = unread, again: [String] = all, searched: String? = nil,
    last: Interaction = tap("Cancel")
  ) -> RunSet {
    let type = Interaction.type("zzz", .showing("Search"), nil, clearing: false)
    let steps = [
      made(0, by: nil, all, control("All")), made(1, by: tap("Unread"), unread, control("Unread")),
      made(2, by: type, [], control("Unread", searched: "zzz")), made(3, by: last, rows, control(chosen, searched: searched)),
    ]
    var set = runs(main: steps, rebuilt: steps.map(\.checkpoint))
    for request in SegmentRowsReference.requests(in: set) {
      let other = chosen == "All" ? "Unread" : "All"
      #expect(request.script == [tap("Unread"), type, last, tap(other), tap(chosen ?? "")])
      set[request] = trace(
        steps + [made(4, by: tap(other), rows, control(other)), made(5, by: tap(chosen ?? ""), again, control(chosen))])
    }
    return set
  }

  @Test("the control goes back when a search ends, and the rows do not")
  func found() throws {
    let set = Self.set()
    let reference = try #require(try SegmentRowsReference.all(in: set).first)
    let finding = StaleContent.finding(reference, set.main)
    #expect(finding.severity == .error && finding.originStep == 1 && finding.seenStep == 3)
    #expect(finding.summary.hasPrefix("\"All\" is chosen after step 3"))
    #expect(finding.summary.hasSuffix("and the list shows the rows of \"Unread\""))
    #expect(ReferenceSuspicions.names(in: set.main).contains("rows of another segment"))
  }

  @Test("the rows go back when a search ends, and the control does not")
  func rowsAlone() throws {
    #expect(try SegmentRowsReference.all(in: Self.set(chosen: "Unread", rows: Self.all, again: Self.unread)).count == 1)
  }

  @Test("rows that are the same once it is chosen anew are those of the segment by now")
  func sameRows() throws {
    #expect(try SegmentRowsReference.all(in: Self.set(again: Self.unread)).isEmpty)
    #expect(try SegmentRowsReference.all(in: Self.set(again: ["A", "C"])).isEmpty)
  }

  @Test("no run is made where both go together, nothing is chosen, somebody searches, or the control was touched")
  func unsuspected() {
    #expect(SegmentRowsReference.suspicions(in: Self.set(rows: Self.all).main).isEmpty)
    #expect(SegmentRowsReference.suspicions(in: Self.set(chosen: "Unread").main).isEmpty)
    #expect(SegmentRowsReference.suspicions(in: Self.set(chosen: nil).main).isEmpty)
    #expect(SegmentRowsReference.suspicions(in: Self.set(searched: "").main).isEmpty)
    #expect(SegmentRowsReference.suspicions(in: Self.set(last: Self.tap("All")).main).isEmpty)
  }

  @Test("a button that shows more rows while the control stays is right; a row that is not there after a refresh is not")
  func button() {
    func main(_ last: Interaction) -> Trace {
      trace([
        Self.made(0, by: nil, Self.all, Self.control("All")),
        Self.made(1, by: Self.tap("Unread"), Self.unread, Self.control("Unread")),
        Self.made(2, by: last, Self.all, Self.control("Unread")),
      ])
    }
    #expect(SegmentRowsReference.suspicions(in: main(Self.tap("Show read ones, too"))).isEmpty)
    #expect(SegmentRowsReference.suspicions(in: main(.pullToRefresh)).count == 1)
  }
}
