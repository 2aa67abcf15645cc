import CellDetectors
import CellHarness
import CellTrace

/// The runs one script needs under one profile, and what detectors make of them.
///
/// The order is fixed: the main run resolves every locator; its control repeats it with another hash seed; `fresh` repeats it
/// with new objects; rebuild references follow for every step that can change data or state; action references follow for every
/// act on an item after the data has changed, and for what may have followed a position. Then come the runs under other policies
/// (``PolicyRuns``), and blame re-runs last.
public struct RunPlan: Sendable {
  /// Makes the runs.
  public let runner: Runner
  /// The script as it is written.
  public let script: [Interaction]
  /// OS behaviour.
  public let profile: Profile
  /// What the script is run under; the base, ``Policy/lifo``, always is: the others are measured against it.
  public let policies: [Policy]
  /// Seed of the runs' randomness.
  public let seed: UInt64
  /// The device and how its user has set it up.
  public let traits: HostTraits

  /// Creates a plan.
  public init(
    _ runner: Runner, script: [Interaction], profile: Profile, policies: [Policy] = Policy.standard, seed: UInt64 = 1,
    traits: HostTraits = .standard
  ) {
    self.runner = runner
    self.script = script
    self.profile = profile
    self.policies = policies
    self.seed = seed
    self.traits = traits
  }

  /// What the runs of a plan gave.
  public struct Outcome: Sendable {
    /// The profile.
    public var profile: Profile
    /// The device and its settings.
    public var traits = HostTraits.standard
    /// The compared runs under the base policy.
    public var runs: RunSet
    /// The other policies, in the order asked for.
    public var policies: [PolicyOutcome]
    /// Findings with their blame checked, and what could not be judged.
    public var judgement: Judgement
    /// How many processes were run.
    public var runCount: Int
    /// What the runs would have asked a policy or profile; nil if some ended before they could tell.
    public var questions: ConsultedChoices?
    /// Why runs were left out, as a sentence; nil if none were.
    public var skipped: String?

    /// The profile's name, with the traits if they are not the standard ones: what reports call the outcome.
    public var name: String { traits == .standard ? profile.name : "\(profile.name) (\(traits))" }

    /// The outcome under another profile, where nothing ever asked which one it is.
    func asked(as profile: Profile) -> Outcome {
      var other = self
      other.profile = profile
      other.runCount = 0
      other.skipped = SkipText.sameProfile(as: self.profile.name)
      for index in other.policies.indices { other.policies[index].runCount = 0 }
      for index in other.judgement.findings.indices { other.judgement.findings[index].profiles = [other.name] }
      return other
    }

    /// The runs in which a finding of this profile was seen.
    public func runs(of finding: Finding) -> RunSet {
      guard let name = finding.policies.first, name != Policy.lifo.name else { return runs }
      return policies.first { $0.policy.name == name }?.runs ?? runs
    }
  }

  /// Makes all runs and judges them.
  /// - Throws: Errors of ``Runner/run(_:_:)``.
  public func perform() throws -> Outcome {
    let counter = RunCounter(runner)
    let run = counter.run
    let base = RunConfiguration(profile: profile, policy: .lifo, seed: seed, traits: traits)
    // Its rebuild references are made on the way, by copies of its process.
    var main = try run(script, base, .onTheWay)
    // A process with other threads can't be copied to see what outlives the screen.
    if main.survivors == nil, main.end == .finished {
      main.survivors = try run(main.resolvedScript, base, .tearDown).survivors
    }
    var runs = RunSet(main: main)
    // A run that trapped, threw or failed is still compared as far as it got.
    let resolved = Array(main.resolvedScript.prefix(completedSteps(of: main)))
    var other = base
    other.hashSeed = base.hashSeed &+ 1
    let control = try run(resolved, other, .none)
    runs.control = control
    if Nondeterminism.isSuspected(main: main, control: control) { runs.repeated = try run(resolved, base, .none) }
    let isFreshTheSame = main.questions?.reuse == 0
    runs.fresh = isFreshTheSame ? main : try run(resolved, base.withFreshCells, .none)
    runs.retired = try RetiredReferences.all(for: runs, script: resolved, fresh: base.withFreshCells) {
      try run($0, $1, .retired)
    }
    var quiet = base
    quiet.unrecordedSteps = .max
    runs.rebuilds = try RebuildReferences.all(for: resolved, madeBy: main) { prefix in try run(prefix, quiet, .atTheEnd) }
    for suspicion in StaleIndexState.suspicions(in: runs) {
      runs.states.append(
        try StateReferences.reference(suspicion, in: resolved, base: base, run: { try run($0, $1, .none) }))
    }
    if let act = StaleIndexAccess.suspectedEnd(of: main) {
      runs.endedAct = try ActionReferences.endedReference(
        act, in: main.resolvedScript, base: base, run: { try run($0, $1, .none) })
    }
    for act in ActionReferences.acts(in: main) {
      if let reference = try ActionReferences.reference(
        act, in: resolved, of: main, base: base, run: { try run($0, $1, .none) })
      {
        runs.actions.append(reference)
      }
    }
    var judgement = judge(runs)
    for index in judgement.findings.indices { judgement.findings[index].policies = [Policy.lifo.name] }
    let others = PolicyRuns(base: runs, configuration: base, script: resolved, counter: counter)
    let outcomes = try policies.filter { $0 != .lifo }.map(others.outcome)
    // Findings of one bug are merged first: the base's stands for them, and is the only one whose blame is checked.
    judgement = Judgement.merging([judgement] + outcomes.map(\.judgement))
    var outcome = Outcome(
      profile: profile, traits: traits, runs: runs, policies: outcomes, judgement: judgement, runCount: 0,
      skipped: isFreshTheSame ? SkipText.noReuse : nil)
    outcome.judgement.findings = try judgement.findings.map { finding in
      let policy = policies.first { $0.name == finding.policies.first } ?? .lifo
      var checked = try Blame.check(
        finding, script: resolved, base: base.under(policy), runs: outcome.runs(of: finding), run: { try run($0, $1, .none) })
      checked.profiles = [outcome.name]
      return checked
    }
    outcome.runCount = counter.count
    outcome.questions = counter.questions
    return outcome
  }

  /// Interactions after the opening that have a checkpoint.
  private func completedSteps(of trace: Trace) -> Int {
    switch trace.end {
    case .finished: trace.steps.count - 1
    case .trapped(let step, _, _), .exception(let step, _, _, _), .stepFailed(let step, _), .inconclusive(let step, _):
      max(0, min(step, trace.steps.count) - 1)
    }
  }
}
