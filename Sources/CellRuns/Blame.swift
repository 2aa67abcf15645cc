import CellDetectors
import CellTrace

/// Which single reuse carried a leak: one reuse at a time is replaced by a fresh cell until the finding is gone.
enum Blame {
  /// Reuses of one cell that are tried before giving up.
  static let limit = 8

  /// Checks a finding that names a reuse; others come back as they are.
  static func check(
    _ finding: Finding, script: [Interaction], base: RunConfiguration, runs: RunSet,
    run: ([Interaction], RunConfiguration) throws -> Trace
  ) throws -> Finding {
    guard finding.blame == .unchecked, let suspected = finding.reuse, let fresh = runs.fresh else { return finding }
    var checked = finding
    checked.blame = .notASingleReuse
    for reuse in candidates(for: finding, suspected: suspected, in: runs.main) {
      var configuration = base
      configuration.replacedReuses = [reuse]
      let prefix = Array(script.prefix(finding.seenStep))
      let counterfactual = try run(prefix, configuration)
      guard counterfactual.end == .finished else { continue }
      let again = judge(RunSet(main: counterfactual, control: counterfactual, fresh: fresh), detectors: PolicyRuns.detectors)
      let isStillThere = again.findings.contains {
        $0.detector == finding.detector && $0.item == finding.item && $0.property == finding.property
          && $0.seenStep <= finding.seenStep
      }
      if !isStillThere {
        checked.reuse = reuse
        checked.blame = .confirmed
        return checked
      }
    }
    return checked
  }

  /// The suspected reuse first, then earlier reuses of the same cell, latest first.
  private static func candidates(for finding: Finding, suspected: Int, in main: Trace) -> [Int] {
    var earlier: [Int] = []
    for step in main.steps {
      for event in step.events {
        if case .cellReused(let cell, let reuse, _, _) = event.kind, cell == finding.cell, reuse < suspected {
          earlier.append(reuse)
        }
      }
    }
    return Array(([suspected] + earlier.reversed()).prefix(limit))
  }
}
