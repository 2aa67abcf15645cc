import CellDetectors
import CellHarness
import CellTrace

/// The runs one script needs under one profile, and what detectors make of them.
///
/// The order is fixed: the main run resolves every locator; its control repeats it with another hash seed; `fresh` repeats it
/// with new objects; rebuild references follow for every step that can change data or state; action references follow for every
/// act on an item after the data has changed, and for what may have followed a position. Blame re-runs come last.
public struct RunPlan: Sendable {
  /// Makes the runs.
  public let runner: Runner
  /// The script as it is written.
  public let script: [Interaction]
  /// OS behaviour.
  public let profile: Profile
  /// Seed of the runs' randomness.
  public let seed: UInt64

  /// Creates a plan.
  public init(_ runner: Runner, script: [Interaction], profile: Profile, seed: UInt64 = 1) {
    self.runner = runner
    self.script = script
    self.profile = profile
    self.seed = seed
  }

  /// What the runs of a plan gave.
  public struct Outcome: Sendable {
    /// The profile.
    public var profile: Profile
    /// The compared runs.
    public var runs: RunSet
    /// Findings with their blame checked, and what could not be judged.
    public var judgement: Judgement
    /// How many processes were run.
    public var runCount: Int
  }

  /// Makes all runs and judges them.
  /// - Throws: Errors of ``Runner/run(_:_:)``.
  public func perform() throws -> Outcome {
    var count = 0
    func run(
      _ script: [Interaction], _ configuration: RunConfiguration, _ references: RunRequest.References = .none
    ) throws -> Trace {
      count += 1
      return try runner.run(script, configuration, references: references)
    }
    let base = RunConfiguration(profile: profile, policy: .lifo, seed: seed)
    let main = try run(script, base)
    var runs = RunSet(main: main)
    // A run that trapped, threw or failed is still compared as far as it got.
    let resolved = Array(main.resolvedScript.prefix(completedSteps(of: main)))
    var other = base
    other.hashSeed = base.hashSeed &+ 1
    let control = try run(resolved, other)
    runs.control = control
    if Nondeterminism.isSuspected(main: main, control: control) { runs.repeated = try run(resolved, base) }
    var fresh = base
    fresh.policy = .fresh
    runs.fresh = try run(resolved, fresh)
    // The references are made by a further run of the same script, whose own checkpoints nobody needs.
    var quiet = base
    quiet.quietSteps = .max
    runs.rebuilds = try RebuildReferences.all(for: resolved, madeBy: try run(resolved, quiet, .onTheWay)) { prefix in
      try run(prefix, quiet, .atTheEnd)
    }
    for suspicion in StaleIndexState.suspicions(in: runs) {
      runs.states.append(
        try StateReferences.reference(suspicion, in: resolved, base: base, run: { try run($0, $1) }))
    }
    if let act = StaleIndexAccess.suspectedEnd(of: main) {
      runs.endedAct = try ActionReferences.endedReference(
        act, in: main.resolvedScript, base: base, run: { try run($0, $1) })
    }
    for act in ActionReferences.acts(in: main) {
      if let reference = try ActionReferences.reference(act, in: resolved, base: base, run: { try run($0, $1) }) {
        runs.actions.append(reference)
      }
    }
    var judgement = judge(runs)
    judgement.findings = try judgement.findings.map { finding in
      var checked = try Blame.check(finding, script: resolved, base: base, runs: runs, run: { try run($0, $1) })
      checked.profiles = [profile.name]
      return checked
    }
    return Outcome(profile: profile, runs: runs, judgement: judgement, runCount: count)
  }

  /// Interactions after the opening that have a checkpoint.
  private func completedSteps(of trace: Trace) -> Int {
    switch trace.end {
    case .finished: trace.steps.count - 1
    case .trapped(let step, _, _), .exception(let step, _, _), .stepFailed(let step, _), .inconclusive(let step, _):
      max(0, min(step, trace.steps.count) - 1)
    }
  }
}
