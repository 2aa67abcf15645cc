import CellDetectors
import CellTrace

/// The runs of a script under one policy besides the base, and what came of them.
package struct PolicyOutcome: Sendable {
  /// The policy.
  package var policy: Policy
  /// The run under the policy and the one with fresh cells that it is compared with; nil if neither was needed.
  package var runs: RunSet?
  /// What detectors concluded; findings carry the policy's name.
  package var judgement: Judgement
  /// Processes that were run.
  package var runCount: Int
  /// Why runs were skipped, as a sentence; nil if none were.
  package var skipped: String?
}

/// Runs under other policies. The orders of the pool make the base's calls, so each asks for the base's run with fresh cells, which
/// was made; a policy that changes the calls asks for one of its own. A run that can't differ from one that was made is skipped.
struct PolicyRuns {
  /// The base's runs.
  let base: RunSet
  let references: ReferenceRuns

  /// Makes the runs of one policy and judges them.
  func outcome(_ policy: Policy) throws -> PolicyOutcome {
    if let consulted = base.main.consulted, !consulted.concerns(policy) {
      return PolicyOutcome(
        policy: policy, runs: nil, judgement: Judgement(), runCount: 0, skipped: SkipText.reason(policy, base: consulted))
    }
    let counter = references.counter
    let before = counter.count
    let main = try counter.run(base.main.completedScript, base.main.configuration.under(policy))
    if policy.completions.isLate, base.main.end == .finished, case .stepFailed = main.end {
      return PolicyOutcome(
        policy: policy, runs: nil, judgement: Judgement(), runCount: counter.count - before, skipped: SkipText.heldBack)
    }
    var runs = RunSet(main: main, controlled: base.main)
    try references.complete(&runs)
    var judgement = judge(runs)
    for index in judgement.findings.indices { mark(&judgement.findings[index], policy) }
    for index in judgement.inconclusive.indices { judgement.inconclusive[index].policy = policy.name }
    return PolicyOutcome(
      policy: policy, runs: runs, judgement: judgement, runCount: counter.count - before,
      skipped: main.consulted?.reuse == 0 ? SkipText.noReuse : nil)
  }

  private func mark(_ finding: inout Finding, _ policy: Policy) {
    finding.policies = [policy.name]
    finding.conditions = policy.unverified
    // What needs an unverified choice may be no bug on any phone.
    if !finding.conditions.isEmpty { finding.severity = .warning }
  }
}

/// Why runs were skipped: sentences for reports.
enum SkipText {
  static let heldBack = "a step needs what an item has asked for, and this order holds it back"
  static let noReuse = "no cell was reused, so fresh cells make the same run"

  /// Why a policy can't have made a difference to the base run, which asked `questions`.
  static func reason(_ policy: Policy, base consulted: ConsultedChoices) -> String {
    if policy.completions == .afterChange { return "no data changed after items had started work" }
    if policy.completions != .inOrder { return "no item started work whose results could come in another order" }
    if policy.order != .lifo { return "no pool ever held two cells when one was taken: every order makes the run under lifo" }
    if policy.list.recyclesBeforeRequesting { return "nothing had left the screen when a pass began" }
    if policy.list.keptBehind > 0 { return "no cell left the screen" }
    if policy.list.preparedAhead > 0 { return "no item was beyond the visible ones" }
    if !policy.list.unhighlightsAfterSelecting { return "no highlighted row was selected" }
    if policy.list.reloadKeepsSelection { return "no data was reloaded while a row was selected" }
    return "it is the same as lifo"
  }

  /// The runs of `profile` would be those of `other`.
  static func sameProfile(as other: String) -> String { "nothing asked for the system's version: the runs are those of \(other)" }
}
