import CellTrace
import Testing

@testable import CellDetectors

@Suite("an answer that comes when its row is gone") struct GoneTargetTests {
  private static let all = ["A", "B", "C", "D"]
  private static let swipe = Interaction.swipe(.resolved(item("B")), .trailing)
  private static let sync = Interaction.mutate("another device deletes B")

  private static func shown(_ keys: [String]) -> [Appearance] {
    keys.enumerated().map { row($0.element, at: $0.offset, cell: $0.offset + 1, [label($0.element)]) }
  }

  /// B's actions are open, B is deleted elsewhere, and "Delete" is chosen: `left` are there since. Without the change `alone`, and opened for A
  /// `third`, nil where A has nothing to open.
  private static func set(
    synced: [String] = ["A", "C", "D"], left: [String] = ["A", "D"], alone: [String] = ["A", "C", "D"],
    third: [String]? = ["C", "D"]
  ) -> RunSet {
    let steps = [
      step(0, shown(all)), step(1, "swipe", by: swipe, shown(all)), step(2, "data", by: sync, shown(synced)),
      step(3, "tap the action \"Delete\" of \"B\"", by: .tapAction("Delete"), shown(left)),
    ]
    var set = runs(main: steps, rebuilt: steps.map(\.checkpoint))
    for request in GoneTargetReference.requests(in: set) {
      #expect(request.script == [swipe, .tapAction("Delete")])
      #expect(request.purpose == "the run with step 3 (tap the action \"Delete\" of \"B\") without step 2 (data)")
      set[request] = trace([step(1, "", by: swipe, shown(all)), step(2, "", by: .tapAction("Delete"), shown(alone))])
    }
    // The further run is asked for once the first has told something.
    for request in GoneTargetReference.requests(in: set) {
      let other = Interaction.swipe(.resolved(item("A")), .trailing)
      #expect(request.script == [other, sync, .tapAction("Delete")])
      let before = [step(2, "", by: sync, shown(synced))]
      set[request] =
        third.map { trace(before + [step(3, "", by: .tapAction("Delete"), shown($0))]) }
        ?? trace([step(0, shown(all))], end: .stepFailed(step: 1, reason: ""))
    }
    return set
  }

  private static func found(_ set: RunSet) throws -> [GoneTargetReference] { try GoneTargetReference.all(in: set) }

  @Test("B is gone, and C is removed in its place")
  func found() throws {
    let set = Self.set()
    let reference = try #require(try Self.found(set).first)
    let finding = StaleIndexAction.finding(reference, set.main)
    #expect(finding.itemTitle == "C" && finding.sourceItemTitle == "B" && finding.severity == .error)
    #expect(finding.summary.hasSuffix("opened for \"B\", which is gone, removes \"C\""))
    #expect(finding.observed == "removed \"C\"")
    #expect(finding.evidence == ["where the data do not change in between, the same is done to \"B\""])
    #expect(
      finding.fix
        == "keep what identifies the row when it is opened, look it up by that when it is answered, and do nothing if it is gone."
    )
    #expect(ReferenceSuspicions.names(in: set.main).contains("hits who stands there"))
  }

  @Test("what only one row can open is no question about a place")
  func only() throws { #expect(try Self.found(Self.set(third: nil)).count == 1) }

  @Test("whoever is next is called, whichever row was asked about")
  func next() throws { #expect(try Self.found(Self.set(third: ["A", "D"])).isEmpty) }

  @Test("what is done to a row that went into another one's is right: done before, it leads to the same rows")
  func stacked() throws {
    func letters(_ keys: [String], _ marks: [String: String] = [:]) -> [Appearance] {
      keys.enumerated().map {
        row(
          $0.element, at: $0.offset, cell: $0.offset + 1,
          [label($0.element), label(marks[$0.element] ?? "", path: "\(content)/UILabel[1]")])
      }
    }
    let stacked = ["A", "C", "D"]
    let flag = Interaction.tapAction("Flag")
    for (first, count) in [("2 flagged", 0), ("2", 1)] {
      let steps = [
        step(0, letters(Self.all)), step(1, "swipe", by: Self.swipe, letters(Self.all)),
        step(2, "data", by: Self.sync, letters(stacked, ["A": "2"])), step(3, "", by: flag, letters(stacked, ["A": "2 flagged"])),
      ]
      var set = runs(main: steps, rebuilt: steps.map(\.checkpoint))
      for request in GoneTargetReference.requests(in: set) {
        let alone = [step(1, "", by: Self.swipe, letters(Self.all)), step(2, "", by: flag, letters(Self.all, ["B": "flagged"]))]
        set[request] = trace(alone)
      }
      // Opened for a third row, the answer hits that one.
      for request in GoneTargetReference.requests(in: set) {
        #expect(request.script.first != Self.swipe && request.script.count == 3)
        set[request] = trace([
          step(2, "", by: Self.sync, letters(stacked, ["A": "2"])),
          step(3, "", by: flag, letters(stacked, ["A": "2", "C": "flagged"])),
        ])
      }
      for request in GoneTargetReference.requests(in: set) {
        #expect(request.script == [Self.swipe, flag, Self.sync])
        set[request] = trace([step(3, "", by: Self.sync, letters(stacked, ["A": first]))])
      }
      #expect(try Self.found(set).count == count)
    }
  }

  @Test("an answer that does nothing, a row that is there, and one that the answer does not concern are right")
  func right() throws {
    #expect(GoneTargetReference.requests(in: Self.set(left: ["A", "C", "D"])).isEmpty)
    #expect(GoneTargetReference.requests(in: Self.set(synced: ["B", "C", "D"], left: ["B", "D"])).isEmpty)
    #expect(try Self.found(Self.set(alone: ["A", "B", "D"])).isEmpty)
  }
}
