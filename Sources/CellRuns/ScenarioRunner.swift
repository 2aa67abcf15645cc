import CellDetectors
import CellHarness
import CellReports
import CellTrace
import Dispatch
import Foundation

/// What a scenario gave over all profiles.
package struct ScenarioResult: Sendable {
  /// The scenario's name.
  package var name: String
  /// The screen's type.
  package var screen: String
  /// Where the scenario is written.
  package var place: SourcePlace
  /// Ids of detectors that must fire.
  package var expected: [String]
  /// Findings that it accepts.
  package var suppressions: [Suppression] = []
  /// One a profile, in the order asked for.
  package var outcomes: [RunPlan.Outcome]
  /// Findings over all profiles, merged: the same finding under two profiles is one.
  package var findings: [Finding]
  /// Why the scenario could not be run at all.
  package var error: String?
  /// Wall-clock seconds that the scenario took.
  package var seconds: Double

  /// Expected detectors that did not fire; a conditional finding does not count.
  package var missed: [String] {
    expected.filter { id in !findings.contains { $0.detector == id && $0.conditions.isEmpty } }
  }
  /// Errors nobody expected.
  package var unexpected: [Finding] { findings.filter { $0.severity == .error && !expected.contains($0.detector) } }
}

/// Runs scenarios, several at once.
package enum ScenarioRunner {
  /// Runs one scenario under every profile and policy.
  /// - Parameters:
  ///   - traits: Devices and settings; nil: those the scenario asks for.
  ///   - isInterrupted: Asked before each run; true ends the scenario with an error.
  package static func run(
    _ scenario: Scenario, profiles: [Profile] = Profile.all, policies: [Policy] = Policy.standard, seed: UInt64 = 1,
    traits: [HostTraits]? = nil, isInterrupted: @escaping @Sendable () -> Bool = { false }
  ) -> ScenarioResult {
    let start = ContinuousClock.now
    var result = ScenarioResult(
      name: scenario.name, screen: String(reflecting: scenario.screen), place: scenario.place, expected: scenario.expected,
      outcomes: [], findings: [], error: nil, seconds: 0)
    result.suppressions = scenario.suppressions.map {
      Suppression(detector: $0.detector, property: $0.property, reason: $0.reason, place: $0.place)
    }
    if let unknown = result.suppressions.first(where: { DetectorCatalog.detector($0.detector) == nil }) {
      result.error = SuppressionText.unknown(unknown.detector)
      return result
    }
    do {
      var runner = Runner(scenario.source)
      runner.isInterrupted = isInterrupted
      for traits in traits ?? scenario.traits {
        let ahead = RunsAhead()
        for (place, profile) in profiles.enumerated() {
          if let same = result.outcomes.first(where: { $0.consulted?.profile == 0 && $0.traits == traits }) {
            result.outcomes.append(same.asked(as: profile))
            continue
          }
          let plan = RunPlan(
            runner, script: scenario.script, profile: profile, policies: policies, seed: seed, traits: traits)
          ahead.profiles = Array(profiles.dropFirst(place + 1))
          result.outcomes.append(try plan.perform(ahead: ahead))
        }
      }
      result.findings = Judgement.merging(result.outcomes.map(\.judgement)).findings
    } catch {
      result.error = "\(error)"
    }
    result.seconds = (ContinuousClock.now - start) / .seconds(1)
    return result
  }

  /// Runs scenarios on all cores; results come in the order of `scenarios`. `progress` is called as each ends, from any thread.
  /// - Parameter isInterrupted: True begins no more scenarios. Those that it cuts short have no result.
  package static func run(
    _ scenarios: [Scenario], profiles: [Profile] = Profile.all, policies: [Policy] = Policy.standard, seed: UInt64 = 1,
    traits: [HostTraits]? = nil, isInterrupted: @escaping @Sendable () -> Bool = { false },
    progress: @escaping @Sendable (ScenarioResult) -> Void = { _ in }
  ) -> [ScenarioResult] {
    let results = Results<ScenarioResult>(count: scenarios.count)
    DispatchQueue.concurrentPerform(iterations: scenarios.count) { index in
      if isInterrupted() { return }
      let result = run(
        scenarios[index], profiles: profiles, policies: policies, seed: seed, traits: traits, isInterrupted: isInterrupted)
      if result.error != nil, isSoonInterrupted(isInterrupted) { return }
      results.set(result, at: index)
      progress(result)
    }
    return results.all
  }

  /// A signal to a whole group of processes may end a run a moment before this process has learnt of it.
  private static func isSoonInterrupted(_ isInterrupted: () -> Bool) -> Bool {
    for _ in 0..<10 where !isInterrupted() { usleep(5_000) }
    return isInterrupted()
  }
}
