import CellDetectors
import CellTrace

/// The runs of a script under one policy besides the base, and what came of them.
package struct PolicyOutcome: Sendable {
  /// The policy that the runs were made under.
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
  /// The base's run.
  private let base: Trace
  private let references: ReferenceRuns
  private let policies: [Policy]
  /// The runs under the policies that can make a difference.
  private let mains: [Policy: Trace]

  /// Makes the runs, and the runs with fresh cells that they and the base are compared with.
  init(_ policies: [Policy], base: Trace, references: ReferenceRuns) throws {
    self.base = base
    self.references = references
    self.policies = policies
    let concerning = policies.filter { base.consulted?.concerns($0) ?? true }
    let runs = concerning.map { policy in
      var run = base
      run.configuration = base.configuration.under(policy)
      return RunSet(main: run, controlled: base)
    }
    let traces = try references.make(
      runs.map { RunOrder(script: base.completedScript, configuration: $0.main.configuration) },
      ahead: base.consulted?.reuse == 0 ? [] : Self.distinct(([RunSet(main: base)] + runs).map(ReferenceRequest.fresh)))
    mains = Dictionary(zip(concerning, traces)) { first, _ in first }
  }

  /// What came of the policies, in the order given.
  func outcomes() throws -> [PolicyOutcome] {
    try policies.map { policy in
      if let main = mains[policy] { return try outcome(policy, main) }
      return PolicyOutcome(
        policy: policy, runs: nil, judgement: Judgement(), runCount: 0,
        skipped: base.consulted.map { SkipText.reason(policy, base: $0) })
    }
  }

  /// Orders of the pool have the base's run with fresh cells.
  private static func distinct(_ requests: [ReferenceRequest]) -> [ReferenceRequest] {
    var known: Set<ReferenceRequest> = []
    return requests.filter { known.insert($0).inserted }
  }

  /// What came of a policy's run.
  private func outcome(_ policy: Policy, _ main: Trace) throws -> PolicyOutcome {
    let counter = references.counter
    let before = counter.count
    if policy.completions.isLate, base.end == .finished, case .stepFailed = main.end {
      return PolicyOutcome(policy: policy, runs: nil, judgement: Judgement(), runCount: 1, skipped: SkipText.heldBack)
    }
    var runs = RunSet(main: main, controlled: base)
    let ownFresh = policy.changesCalls && references.isMade(.fresh(of: runs)) ? 1 : 0
    try references.complete(&runs)
    return PolicyOutcome(
      policy: policy, runs: runs, judgement: Self.judgement(of: runs, under: policy),
      runCount: 1 + ownFresh + counter.count - before,
      skipped: main.consulted?.reuse == 0 ? SkipText.noReuse : nil)
  }

  /// What detectors conclude from the runs of a policy besides the base.
  static func judgement(of runs: RunSet, under policy: Policy) -> Judgement {
    var judgement = judge(runs)
    for index in judgement.findings.indices { mark(&judgement.findings[index], policy) }
    for index in judgement.inconclusive.indices { judgement.inconclusive[index].policy = policy.name }
    return judgement
  }

  private static func mark(_ finding: inout Finding, _ policy: Policy) {
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
