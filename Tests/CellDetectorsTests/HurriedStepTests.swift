import CellTrace
import Testing

@testable import CellDetectors

/// Steps that were over while their results were out.
@Suite("Hurried steps") struct HurriedStepTests {
  private static func rows(_ keys: [String], marked: [String] = [], by: WriteProvenance? = nil) -> [Appearance] {
    keys.enumerated().map { place, key in
      row(key, at: place, cell: place + 1, [label(key)] + (marked.contains(key) ? [dot("\(content)/Dot", added: by)] : []))
    }
  }

  /// A is tapped, B is scrolled to: the mark that is seen in the step given was written for A.
  private static func set(markedIn step: Int) -> RunSet {
    func steps(_ isMarked: Bool) -> [StepTrace] {
      [
        CellDetectorsTests.step(0, "show the screen", rows(["B"])),
        CellDetectorsTests.step(1, "hurry", by: .hurry(), rows(["B"])),
        CellDetectorsTests.step(
          2, "scroll by 100 points", rows(["B"], marked: isMarked && step == 2 ? ["B"] : [], by: provenance("A", 0))),
        CellDetectorsTests.step(
          3, "scroll to the end", by: .scrollToEnd,
          rows(["B"], marked: isMarked && step == 3 ? ["B"] : [], by: provenance("A", 0))),
      ]
    }
    return runs(main: steps(true), fresh: steps(false))
  }

  @Test("what shows only while results are out is nobody's finding; what stays is one")
  func compared() throws {
    #expect(LeakedAppearance.found(in: Self.set(markedIn: 2)) == [])
    #expect(try #require(LeakedAppearance.found(in: Self.set(markedIn: 3))).map(\.seenStep) == [3])
  }

  @Test("a step is hurried if a hurry comes before it, and so is a hurry after such a step")
  func hurried() {
    let script: [Interaction] = [.hurry(), .scrollToEnd, .hurry(), .scrollToTop, .hurry(), .wait(1)]
    let trace = trace([step(0, [])] + script.enumerated().map { step($0.offset + 1, "", by: $0.element) })
    #expect((0...6).map { trace.isHurried($0) } == [false, false, true, true, true, true, true])
    #expect(trace.settledStep(before: 4) == 1)
    #expect(script.patient == [.wait(0), .scrollToEnd, .wait(0), .scrollToTop, .wait(0), .wait(1)])
    #expect(CellDetectorsTests.trace([step(0, []), step(1, "", by: .wait(1))]).isHurried == false)
  }

  @Test("only detectors that never take what is loading for a result are asked about such a script")
  func asked() {
    let hurried = Self.set(markedIn: 3)
    #expect(
      DetectorCatalog.all.filter { $0.isAsked(about: hurried) }.map { $0.id } == [
        "leaked-view-state", "leaked-appearance", "late-async-result", "stale-index-action", "stale-index-access",
        "stale-content",
        "invalid-update", "crash",
      ])
    let patient = runs(main: [step(0, "show the screen", Self.rows(["B"]))], fresh: [])
    #expect(DetectorCatalog.all.filter { $0.isAsked(about: patient) }.count > 20)
  }

  /// A and B are tapped; A goes, and then what stands where B stood: C, or B if `isRight`.
  private static func removals(isRight: Bool) -> RunSet {
    func trace(_ interaction: Interaction, _ states: [[String]]) -> Trace {
      let steps: [Interaction] = [interaction, .tap(.resolved(item("A"))), .tap(.resolved(item("B")))]
      return CellDetectorsTests.trace(
        [step(0, "show the screen", rows(["A", "B", "C"]))]
          + steps.enumerated().map { step($0.offset + 1, "step \($0.offset + 1)", by: $0.element, rows(states[$0.offset])) })
    }
    let all = ["A", "B", "C"]
    let main = trace(.hurry(), [all, all, isRight ? ["C"] : ["B"]])
    var runs = RunSet(main: main)
    runs.control = main
    runs[.patient(of: runs)] = trace(.wait(0), [all, ["B", "C"], ["C"]])
    return runs
  }

  @Test("a removal that hits another row only if the one before it is still out is found; the right one is not")
  func removal() throws {
    let found = try #require(StaleIndexAction.found(in: Self.removals(isRight: false)))
    #expect(found.map(\.item) == [item("C")])
    #expect(found.map(\.sourceItem) == [item("B")])
    #expect(StaleIndexAction.found(in: Self.removals(isRight: true)) == [])
  }

  @Test("the run in which every step waits is asked for")
  func reference() {
    let runs = Self.set(markedIn: 3)
    #expect(
      StaleIndexAction.references(runs).last
        == ReferenceRequest(
          script: [.wait(0), .scrollBy(100), .scrollToEnd], configuration: RunConfiguration(),
          purpose: "the run in which every step waits for its results"))
  }
}
