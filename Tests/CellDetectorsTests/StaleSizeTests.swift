import CellTrace
import Testing

@testable import CellDetectors

@Suite("stale-size") struct StaleSizeTests {
  static func one(_ height: Double, ideal: Double?, unsettled: Bool = false) -> [Appearance] {
    [row("A", height: height, ideal: ideal, unsettled: unsettled, [label("Asthma")])]
  }

  static func set(_ live: [[Appearance]], rebuilt: [[Appearance]]? = nil) -> RunSet {
    let steps = live.enumerated().map { step($0.offset, "step \($0.offset)", $0.element) }
    return runs(main: steps, rebuilt: rebuilt ?? live.map { _ in [] }, live: live)
  }

  @Test("B10: content grew and the cell kept its height")
  func clipped() {
    #expect(
      StaleSize.found(in: Self.set([Self.one(44, ideal: 44), Self.one(44, ideal: 88)])) == [
        Finding(
          detector: "stale-size", severity: .error,
          summary: "\"Asthma\" is cut off: its content grew and the cell kept its height", item: item("A"),
          itemTitle: "Asthma", cellType: "App.NoteCell", cell: CellID(1), property: "cell.height", observed: "44 pt",
          expected: "88 pt", originStep: 1, seenStep: 1, seen: "\"Asthma\" is 44 pt high; measured again it is 88 pt high",
          evidence: [
            "the content takes 88 pt, the cell is 44 pt high (differences up to 0.5 pt are rounding and do not count)"
          ], shape: ["clipped"])
      ])
  }

  @Test("content shrank and left a gap")
  func gap() {
    let found = StaleSize.found(in: Self.set([Self.one(88, ideal: 88), Self.one(88, ideal: 44)]))
    #expect(found?.map(\.summary) == ["\"Asthma\" has a gap: its content shrank and the cell kept its height"])
    // A list may keep heights while its rows are on screen.
    #expect(found?.map(\.severity) == [.warning] && found?.first?.evidence.last == FindingText.mayBeMeant)
    #expect(StaleSize.found(in: Self.set([[], Self.one(88, ideal: 44)]))?.map(\.severity) == [.error])
  }

  @Test("once another size of text was chosen, what is cut off later is a warning: fonts follow one row after the other")
  func largerText() {
    let live = [Self.one(44, ideal: 44), Self.one(44, ideal: 44), Self.one(44, ideal: 88)]
    var steps = live.enumerated().map { step($0.offset, "step \($0.offset)", $0.element) }
    func severities() -> [Severity]? {
      StaleSize.found(in: runs(main: steps, rebuilt: live.map { _ in [] }, live: live))?.map(\.severity)
    }
    #expect(severities() == [.error])
    steps[1] = StepTrace(
      index: 1, interaction: .changeTrait(.textSize(.accessibilityLarge)), title: "text", checkpoint: live[1], items: [item("A")])
    #expect(severities() == [.warning])
  }

  @Test("half a point is rounding; more is not", arguments: [(44.5, 0), (43.5, 0), (44.501, 1), (43.499, 1)])
  func tolerance(ideal: Double, count: Int) {
    #expect(StaleSize.found(in: Self.set([Self.one(44, ideal: ideal)]))?.count == count)
  }

  @Test("a pending resize is not stale")
  func pending() { #expect(StaleSize.found(in: Self.set([Self.one(44, ideal: 88, unsettled: true)])) == []) }

  @Test("a height that was not measured says nothing")
  func notMeasured() { #expect(StaleSize.found(in: Self.set([Self.one(44, ideal: nil)])) == []) }

  @Test("it is reported when it becomes stale or at first sight, not again")
  func once() {
    let found = StaleSize.found(in: Self.set([Self.one(44, ideal: 88), Self.one(44, ideal: 88), Self.one(44, ideal: 90)]))
    #expect(found?.map(\.seenStep) == [0])
  }

  @Test("a layout with heights of its own: a rebuilt cell disagrees too")
  func fixedHeights() {
    let live = [Self.one(44, ideal: 88)]
    #expect(StaleSize.found(in: Self.set(live, rebuilt: live)) == [])
    #expect(StaleSize.found(in: Self.set(live, rebuilt: [Self.one(88, ideal: 88)]))?.count == 1)
  }
}
