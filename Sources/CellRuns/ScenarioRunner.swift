import CellDetectors
import CellHarness
import CellTrace
import Dispatch
import Foundation

/// What a scenario gave over all profiles.
public struct ScenarioResult: Sendable {
  /// The scenario's name.
  public var name: String
  /// The screen's type.
  public var screen: String
  /// Where the scenario is written.
  public var place: SourcePlace
  /// Ids of detectors that must fire.
  public var expected: [String]
  /// One a profile, in the order asked for.
  public var outcomes: [RunPlan.Outcome]
  /// Findings over all profiles, merged: the same finding under two profiles is one.
  public var findings: [Finding]
  /// Why the scenario could not be run at all.
  public var error: String?
  /// Wall-clock seconds.
  public var seconds: Double

  /// Expected detectors that did not fire; a conditional finding does not count.
  public var missed: [String] {
    expected.filter { id in !findings.contains { $0.detector == id && $0.conditions.isEmpty } }
  }
  /// Errors nobody expected.
  public var unexpected: [Finding] { findings.filter { $0.severity == .error && !expected.contains($0.detector) } }
}

/// Runs scenarios, several at once.
public enum ScenarioRunner {
  /// Runs one scenario under every profile and policy.
  /// - Parameter traits: Devices and settings; nil: those the scenario asks for.
  public static func run(
    _ scenario: Scenario, profiles: [Profile] = Profile.all, policies: [Policy] = Policy.standard, seed: UInt64 = 1,
    traits: [HostTraits]? = nil
  ) -> ScenarioResult {
    let start = ContinuousClock.now
    var result = ScenarioResult(
      name: scenario.name, screen: String(reflecting: scenario.screen), place: scenario.place, expected: scenario.expected,
      outcomes: [], findings: [], error: nil, seconds: 0)
    do {
      for traits in traits ?? scenario.traits {
        for profile in profiles {
          if let same = result.outcomes.first(where: { $0.questions?.profile == 0 && $0.traits == traits }) {
            result.outcomes.append(same.asked(as: profile))
            continue
          }
          let plan = RunPlan(
            Runner(scenario.source), script: scenario.script, profile: profile, policies: policies, seed: seed, traits: traits)
          result.outcomes.append(try plan.perform())
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
  public static func run(
    _ scenarios: [Scenario], profiles: [Profile] = Profile.all, policies: [Policy] = Policy.standard, seed: UInt64 = 1,
    traits: [HostTraits]? = nil, progress: @escaping @Sendable (ScenarioResult) -> Void = { _ in }
  ) -> [ScenarioResult] {
    let results = Results(count: scenarios.count)
    DispatchQueue.concurrentPerform(iterations: scenarios.count) { index in
      let result = run(scenarios[index], profiles: profiles, policies: policies, seed: seed, traits: traits)
      results.set(result, at: index)
      progress(result)
    }
    return results.all
  }
}

/// Results that arrive in any order.
private final class Results: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [ScenarioResult?]

  init(count: Int) { values = Array(repeating: nil, count: count) }

  func set(_ result: ScenarioResult, at index: Int) {
    lock.withLock { values[index] = result }
  }

  var all: [ScenarioResult] { lock.withLock { values.compactMap { $0 } } }
}
