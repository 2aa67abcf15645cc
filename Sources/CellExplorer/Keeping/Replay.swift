import CellDetectors
import CellHarness
import CellRuns
import CellTrace

/// What a kept script shows today.
package enum Replay: Sendable {
  /// The same finding.
  case reproduced(Exploration.Failure)
  /// Not the same, but others.
  case otherFinding([Exploration.Failure])
  /// Nothing: the script was performed to its end.
  case silent
  /// A step could not be performed, or the run says nothing: the screen is not what it was.
  case notPerformed(String)

  /// Judges a kept script by the full plan of runs.
  package static func of(_ regression: Regression, on screen: ScreenSource) throws -> Replay {
    let head = regression.head
    let profile = (Profile.all + [.iOS26]).first { $0.name == head.profile } ?? .iOS18
    let conditions = JudgeConditions(
      profile: profile, policies: head.policies.compactMap(Policy.named), seed: head.seed, traits: head.traits)
    let judged = try Judge(screen).judge(regression.script, conditions)
    let failures = judged.findings.map { finding in
      Exploration.Failure(
        finding: ReportBuilder.told(finding), fingerprint: Fingerprint.of(finding), script: regression.script,
        words: judged.words, foundAfter: 0,
        originalLength: regression.script.count, isMinimal: true, profile: profile, policies: conditions.policies, seed: head.seed
      )
    }
    if let same = failures.first(where: { $0.fingerprint == head.fingerprint }) { return .reproduced(same) }
    if let reason = judged.problem ?? judged.failedStep { return .notPerformed(reason) }
    return failures.isEmpty ? .silent : .otherFinding(failures)
  }

  /// The finding of the regression, or what came instead.
  package var failures: [Exploration.Failure] {
    switch self {
    case .reproduced(let failure): [failure]
    case .otherFinding(let failures): failures
    case .silent, .notPerformed: []
    }
  }
}
