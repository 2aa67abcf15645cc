import CellDetectors
import CellHarness
import CellRuns
import CellTrace

/// What a script is judged under.
struct JudgeConditions: Hashable, Sendable {
  var profile: Profile
  var policies: [Policy]
  var seed: UInt64
  var traits: HostTraits
}

/// Judges scripts by the full plan of runs, from fresh processes: nothing else is ever reported.
final class Judge {
  /// A script, judged.
  struct Judged: Sendable {
    var findings: [Finding]
    /// The steps in words.
    var words: [String]
    /// Some of the items that the screen opens with: the first, one in the middle, the last.
    var opening: [CellItemID] = []
    /// What its runs would have asked a policy or profile; nil if some ended before they could tell.
    var consulted: ConsultedChoices?
    /// False if a step could not be performed, or the run says nothing.
    var isWhole: Bool
    /// Why the run says nothing, if it does not.
    var problem: String?
    /// Why a step could not be performed, if one could not.
    var failedStep: String?
    /// A change of the data that was made more often than it can be, if one was.
    var repeatedChange: String?
  }

  private struct Case: Hashable {
    var script: [Interaction]
    var conditions: JudgeConditions
  }

  /// Processes that were run.
  private(set) var runs = 0
  /// Detectors that were evaluated, with how many scripts.
  private(set) var evaluated: [String: Int] = [:]
  /// Detectors that reported something, with in how many scripts.
  private(set) var fired: [String: Int] = [:]
  private let screen: ScreenSource
  private let budget: StepBudget
  private var known: [Case: Judged] = [:]

  init(_ screen: ScreenSource, _ budget: StepBudget = StepBudget()) {
    self.screen = screen
    self.budget = budget
  }

  /// Judges a script; one that was judged before is not run again.
  func judge(_ script: [Interaction], _ conditions: JudgeConditions) throws -> Judged {
    let key = Case(script: script, conditions: conditions)
    if let judged = known[key] { return judged }
    var runner = Runner(screen)
    runner.budget = budget
    let plan = RunPlan(
      runner, script: script, profile: conditions.profile, policies: conditions.policies, seed: conditions.seed,
      traits: conditions.traits)
    let outcome = try plan.perform()
    runs += outcome.runCount
    for id in outcome.judgement.evaluated { evaluated[id, default: 0] += 1 }
    let judged = Self.judged(outcome)
    for id in Set(judged.findings.map(\.detector)) { fired[id, default: 0] += 1 }
    if known.count > 200 { known = [:] }
    known[key] = judged
    return judged
  }

  private static func judged(_ outcome: RunPlan.Outcome) -> Judged {
    var judged = Judged(
      // What depends on unverified behaviour is no failure.
      findings: outcome.judgement.findings.filter(\.conditions.isEmpty),
      words: outcome.runs.main.steps.dropFirst().map(\.title), consulted: outcome.consulted, isWhole: true)
    judged.repeatedChange = RepeatedChange.name(in: outcome.runs.main)
    let rows = outcome.runs.main.steps.first?.checkpoint.map(\.item) ?? []
    judged.opening = [0, rows.count / 2, rows.count - 1].filter(rows.indices.contains).map { rows[$0] }
    switch outcome.runs.main.end {
    case .finished, .trapped, .exception: break
    case .stepFailed(let step, let reason):
      (judged.isWhole, judged.failedStep) = (false, "step \(step) could not be performed: \(reason)")
    case .inconclusive(_, let reason): (judged.isWhole, judged.problem) = (false, reason)
    }
    return judged
  }
}
