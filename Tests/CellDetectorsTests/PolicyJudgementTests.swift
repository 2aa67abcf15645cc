import CellTrace
import Testing

@testable import CellDetectors

@Suite("Findings under several policies") struct PolicyJudgementTests {
  private func finding(_ policy: String, seen step: Int = 3, conditions: [String] = []) -> Finding {
    var finding = Finding(
      detector: "leaked-appearance", severity: conditions.isEmpty ? .error : .warning, summary: "s", item: ItemID(key: "a"),
      itemTitle: "A", cellType: "Cell", property: "UILabel.alpha", observed: "0", expected: "1", seenStep: step,
      profiles: ["iOS17"], policies: [policy])
    finding.conditions = conditions
    return finding
  }

  @Test("one bug under several policies is one finding that lists them, the base first")
  func merged() {
    let judgements = ["kept-behind", "random-9", "lifo", "fifo"].enumerated().map { index, policy in
      Judgement(findings: [finding(policy, seen: index + 1)])
    }
    let findings = Judgement.merging(judgements).findings
    #expect(findings.count == 1)
    #expect(findings.first?.policies == ["lifo", "fifo", "kept-behind", "random-9"])
    // The base's finding stands for all, although another was seen earlier; no occurrence counts twice.
    #expect(findings.first?.seenStep == 3 && findings.first?.count == 1)
    #expect(findings.map { Fingerprint.of($0) }.first == Fingerprint.of(finding("fifo")))
  }

  @Test("several roots of one difference stand in the same order in every process, whose hash seed is its own")
  func ties() {
    let shapes = (0..<40).map { number -> Finding in
      var finding = finding("lifo")
      finding.shape = ["shape \(number)"]
      return finding
    }
    let prints = Judgement.merging([Judgement(findings: shapes)]).findings.map { Fingerprint.of($0) }
    #expect(prints.count == 40 && prints == prints.sorted())
  }

  @Test("state that shows only where results are held back is no finding of its own beside the late result that writes it")
  func echoes() {
    func found(_ detector: String, _ policy: String, _ property: String = "Row.image") -> Judgement {
      var finding = finding(policy)
      finding.detector = detector
      finding.property = property
      return Judgement(findings: [finding])
    }
    func detectors(_ judgements: Judgement...) -> [String] { Judgement.merging(judgements).findings.map(\.detector) }
    let late = found("late-async-result", "after-reuse")
    #expect(detectors(late, found("leaked-view-state", "after-next-reuse")) == ["late-async-result"])
    #expect(detectors(found("leaked-view-state", "after-next-reuse")) == ["leaked-view-state"])
    #expect(detectors(late, found("leaked-view-state", "lifo")).count == 2)
    #expect(detectors(late, found("leaked-view-state", "after-reuse", "Row.count")).count == 2)
    #expect(detectors(late, found("leaked-appearance", "after-reuse")).count == 2)
  }

  @Test("LC-14 what was also seen without an unverified choice is not conditional")
  func conditional() {
    let both = Judgement.merging([
      Judgement(findings: [finding("recycle-first", seen: 1, conditions: ["LC-14"])]), Judgement(findings: [finding("fifo")]),
    ]).findings
    #expect(both.first?.conditions == [] && both.first?.severity == .error)
    #expect(both.first?.policies == ["fifo", "recycle-first"])
    let alone = Judgement.merging([Judgement(findings: [finding("recycle-first", conditions: ["LC-14"])])]).findings
    #expect(alone.first?.conditions == ["LC-14"] && alone.first?.severity == .warning)
  }

  @Test("what the base's control masks is masked under every policy")
  func mask() throws {
    let item = ItemID(key: "a")
    func trace(_ text: String) -> Trace {
      let appearance = Appearance(
        item: item, slot: Slot(section: 0, item: 0), cell: CellID(1), cellType: "Cell",
        frame: TraceRect(x: 0, y: 0, width: 100, height: 44),
        elements: [
          Element(
            path: "Cell/UILabel", role: .text, frame: TraceRect(x: 0, y: 0, width: 50, height: 20),
            properties: [Property("text", text, provenance: WriteProvenance(item: ItemID(key: "b"), step: 0))])
        ])
      return Trace(
        screen: "S", configuration: RunConfiguration(),
        steps: [StepTrace(index: 0, interaction: .open, title: "open", checkpoint: [appearance], items: [item])])
    }
    var runs = RunSet(main: trace("x"), control: trace("base again"), fresh: trace("y"))
    runs.controlled = trace("base")
    #expect(try ReuseComparison(runs).pairs.isEmpty)
    runs.control = trace("base")
    #expect(try ReuseComparison(runs).pairs.count == 1)
  }
}
