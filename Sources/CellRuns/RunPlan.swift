import CellDetectors
import CellHarness
import CellTrace

/// The runs one script needs under one profile, and what detectors make of them.
///
/// The main run resolves every locator. Then detectors say which runs they need to compare it with, and are asked again until none
/// needs more (``ReferenceRuns``). The same follows under every other policy (``PolicyRuns``), and the re-runs of blame come last.
package struct RunPlan: Sendable {
  /// Makes the runs.
  package let runner: Runner
  /// The script as it is written.
  package let script: [Interaction]
  /// The OS version whose behaviour the runs have.
  package let profile: Profile
  /// What the script is run under; the base, ``Policy/lifo``, always is: the others are measured against it.
  package let policies: [Policy]
  /// Seed of the runs' randomness.
  package let seed: UInt64
  /// The device and how its user has set it up.
  package let traits: HostTraits

  /// Creates a plan.
  package init(
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
  package struct Outcome: Sendable {
    /// The OS version whose behaviour the runs had.
    package var profile: Profile
    /// The device and its settings.
    package var traits = HostTraits.standard
    /// The compared runs under the base policy.
    package var runs: RunSet
    /// The other policies, in the order asked for.
    package var policies: [PolicyOutcome]
    /// Findings with their blame checked, and what could not be judged.
    package var judgement: Judgement
    /// How many processes were run.
    package var runCount: Int
    /// What the runs would have asked a policy or profile; nil if some ended before they could tell.
    package var consulted: ConsultedChoices?
    /// Why runs were skipped, as a sentence; nil if none were.
    package var skipped: String?
    /// Every reference that was made, those of blame included.
    package var made: [ReferenceRequest: Trace] = [:]

    /// The profile's name, with the traits if they are not the standard ones: what reports call the outcome.
    package var name: String { traits == .standard ? profile.name : "\(profile.name) (\(traits))" }

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
    package func runs(of finding: Finding) -> RunSet {
      guard let name = finding.policies.first, name != Policy.lifo.name else { return runs }
      return policies.first { $0.policy.name == name }?.runs ?? runs
    }
  }

  /// Makes all runs and judges them.
  /// - Throws: Errors of ``Runner/run(_:_:)``.
  package func perform() throws -> Outcome { try perform(ahead: nil) }

  /// The same, with runs that another plan of the script made, and that are made for further ones.
  func perform(ahead: RunsAhead?) throws -> Outcome {
    let counter = RunCounter(runner, ahead: ahead)
    let references = ReferenceRuns(counter)
    let base = RunConfiguration(profile: profile, policy: .lifo, seed: seed, traits: traits)
    // Its rebuild references are made on the way, by copies of its process.
    var runs = RunSet(main: try counter.run(script, base, .onTheWay))
    // What is certain to be needed comes first and at once: these runs begin alike.
    let others = try PolicyRuns(policies.filter { $0 != .lifo }, base: runs.main, references: references)
    try references.complete(&runs)
    let outcomes = try others.outcomes()
    var outcome = Outcome(
      profile: profile, traits: traits, runs: runs, policies: outcomes, judgement: Judgement(), runCount: 0,
      skipped: runs.main.consulted?.reuse == 0 ? SkipText.noReuse : nil)
    outcome.judge()
    if runner.screen.type is any PartialCellScreen.Type { outcome.soften() }
    outcome.judgement.findings = try outcome.judgement.findings.map { finding in
      try Blame(runs: outcome.runs(of: finding), references: references).check(finding)
    }
    outcome.runCount = counter.count
    // Runs that only tell where code stands are not counted among those that judge.
    outcome.judgement.findings = try outcome.judgement.findings.map { finding in
      try AnchorRuns(runs: outcome.runs(of: finding), references: references).anchored(finding)
    }
    outcome.consulted = counter.consulted
    outcome.made = references.made
    return outcome
  }
}

extension RunPlan.Outcome {
  /// Judges the base's runs, and joins what came of the other policies. Findings of one bug are merged first: the base's stands for
  /// them, and is the only one whose blame is checked.
  mutating func judge() {
    var own = CellDetectors.judge(runs)
    for index in own.findings.indices { own.findings[index].policies = [Policy.lifo.name] }
    judgement = Judgement.merging([own] + policies.map(\.judgement))
    for index in judgement.findings.indices { judgement.findings[index].profiles = [name] }
  }

  /// What ended a run of a screen that is opened by itself may be for want of what the app does before.
  mutating func soften() {
    for index in judgement.findings.indices where [Crash.id, InvalidUpdate.id].contains(judgement.findings[index].detector) {
      judgement.findings[index].severity = .warning
      judgement.findings[index].evidence.append(FindingText.openedByItself)
    }
  }
}
