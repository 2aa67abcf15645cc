import CellTrace
import Testing

@testable import CellDetectors

@Suite("an action that takes the row beside its own instead") struct NeighbourInsteadTests {
  private static let all = ["Add", "A", "B", "C", "D"]
  private static let trapped = RunEnd.trapped(step: 2, signal: 4, report: "Index out of range")

  private static func shown(_ keys: [String], marked: String? = nil) -> [Appearance] {
    keys.enumerated().map { place, key in
      let mark = key == marked ? [label("read", path: "\(content)/UILabel[1]")] : []
      return row(key, at: place, cell: place + 1, [label(key)] + mark)
    }
  }

  private static func left(_ gone: [String], marked: String? = nil) -> [Appearance] {
    shown(all.filter { !gone.contains($0) }, marked: marked)
  }

  /// "Trash" is used on the screen of C, and `gone` goes; used on that of B, `other` goes, and on that of A, `first`.
  private static func set(
    says: String = "C", gone: [String] = ["B"], other: [String] = ["A"], first: [String] = ["A"], end: RunEnd = .finished,
    marked: String? = nil
  ) -> RunSet {
    let touch = Interaction.tap(.resolved(item("C")), nil)
    let screen = TraceEvent.Kind.screenShown(ShownScreen(type: "PhotoViewController", texts: [says]))
    let steps = [
      step(0, "show the screen", shown(all)), step(1, "tap \"C\"", by: touch, events: [screen], shown(all)),
      step(2, "tap \"Trash\"", by: .tap(.showing("Trash"), nil), left(gone, marked: marked)),
    ]
    var set = runs(main: steps, rebuilt: steps.map(\.checkpoint))
    answer(&set, "B") { trace([step(0, shown(all)), step(1, shown(all)), step(2, left(other))]) }
    // The row at the top opens no screen.
    answer(&set, "Add") { trace([step(0, shown(all)), step(1, shown(all))], end: .stepFailed(step: 2, reason: "no \"Trash\"")) }
    answer(&set, "A") { trace([step(0, shown(all)), step(1, shown(all)), step(2, left(first))], end: end) }
    return set
  }

  private static func answer(_ set: inout RunSet, _ key: String, _ made: () -> Trace) {
    for request in NeighbourInsteadReference.requests(in: set) where set[request] == nil {
      #expect(request.script == [.tap(.resolved(item(key)), nil), .tap(.showing("Trash"), nil)])
      set[request] = made()
    }
  }

  @Test("the row before the opened one goes, and the first one itself")
  func found() throws {
    let set = Self.set()
    let reference = try #require(try NeighbourInsteadReference.all(in: set).first)
    let finding = StaleIndexAction.finding(reference, set.main)
    #expect(finding.severity == .error && finding.seenStep == 2)
    #expect(finding.observed == "removed \"B\"" && finding.expected == "removed \"C\"")
    #expect(finding.seen == "\"C\" was meant and is still there, and \"B\" is gone")
    #expect(ReferenceSuspicions.names(in: set.main).contains("takes a neighbour instead"))
  }

  @Test("the same where the first row ends the app")
  func trapped() throws {
    #expect(try NeighbourInsteadReference.all(in: Self.set(first: [], end: Self.trapped)).count == 1)
  }

  @Test("a row that goes for its neighbour on purpose does so everywhere: nothing goes where there is none")
  func meant() throws { #expect(try NeighbourInsteadReference.all(in: Self.set(first: [])).isEmpty) }

  @Test("what belongs to a row, as its draft, goes itself where it was opened")
  func draft() throws { #expect(try NeighbourInsteadReference.all(in: Self.set(other: ["B"])).isEmpty) }

  @Test(
    "the row that was opened, one that the screen names, one further away, and one with which the opened row changes is meant")
  func notSuspected() {
    #expect(NeighbourInsteadReference.suspicions(in: Self.set(gone: ["C"]).main).isEmpty)
    #expect(NeighbourInsteadReference.suspicions(in: Self.set(says: "C, after B").main).isEmpty)
    #expect(NeighbourInsteadReference.suspicions(in: Self.set(gone: ["A"]).main).isEmpty)
    #expect(NeighbourInsteadReference.suspicions(in: Self.set(marked: "C").main).isEmpty)
  }
}
