import CellDetectors
import CellTrace

/// Which single reuse carried a leak: one reuse at a time is replaced by a fresh cell until the finding is gone.
struct Blame {
  /// The runs the finding was seen in.
  let runs: RunSet
  let references: ReferenceRuns

  /// Reuses of one cell that are tried before giving up.
  static let limit = 8

  /// Checks a finding that names a reuse; others come back as they are.
  func check(_ finding: Finding) throws -> Finding {
    guard finding.blame == .unchecked, let suspected = finding.reuse, runs[.fresh(of: runs)] != nil else { return finding }
    var checked = finding
    checked.blame = .notASingleReuse
    for reuse in candidates(for: finding, suspected: suspected) where try !isSeen(finding, without: reuse) {
      checked.reuse = reuse
      checked.blame = .confirmed
      return checked
    }
    return checked
  }

  /// True unless the finding is gone when a new cell takes the place of a reused one.
  private func isSeen(_ finding: Finding, without reuse: Int) throws -> Bool {
    var configuration = runs.main.configuration
    configuration.replacedReuses = [reuse]
    let counterfactual = try references.run(
      ReferenceRequest(
        script: runs.main.completedScript.through(step: finding.seenStep), configuration: configuration,
        purpose: "the run without reuse \(reuse)"))
    guard counterfactual.end == .finished else { return true }
    // It is its own control: what is nobody's doing was masked when the finding was made.
    var again = RunSet(main: counterfactual, controlled: counterfactual)
    again[.control(of: again)] = counterfactual
    again[.fresh(of: again)] = runs[.fresh(of: runs)]
    let detectors = DetectorCatalog.all.filter { $0.id == finding.detector }
    try references.complete(&again, for: detectors)
    // What a fresh cell in that place shows as well is not its memory, whoever wrote it.
    if again.differsFromFresh(finding.item, in: finding.property, after: finding.seenStep) { return true }
    let judgement = judge(again)
    return !judgement.evaluated.contains(finding.detector)
      || judgement.findings.contains {
        $0.detector == finding.detector && $0.item == finding.item && $0.property == finding.property
          && $0.seenStep <= finding.seenStep
      }
  }

  /// The suspected reuse first, then earlier reuses of the same cell, latest first.
  private func candidates(for finding: Finding, suspected: Int) -> [Int] {
    var earlier: [Int] = []
    for step in runs.main.steps {
      for event in step.events {
        if case .cellReused(let cell, let reuse, _, _) = event.kind, cell == finding.cell, reuse < suspected {
          earlier.append(reuse)
        }
      }
    }
    return Array(([suspected] + earlier.reversed()).prefix(Self.limit))
  }
}
