import CellDetectors
import CellHarness
import CellReports
import CellRuns
import CellTrace
import Testing

/// Runs a script under all policies and profiles and records an issue, at the caller's line, for every error a detector finds.
///
/// - Parameters:
///   - screen: The screen's type, declared at file scope.
///   - profiles: OS behaviours to run under.
///   - seed: Seed of all randomness the screen can see.
///   - script: The interactions. The opening of the screen is added.
/// - Throws: ``CellRuns/RunError`` if the screen can't be run at all.
public func expectNoFindings(
  in screen: any CellScreen.Type, profiles: [Profile] = Profile.all, seed: UInt64 = 1,
  sourceLocation: SourceLocation = #_sourceLocation, @ScriptBuilder script: () -> [Interaction]
) throws {
  recordFindings(in: screen, script: script(), profiles: profiles, seed: seed, at: sourceLocation)
}

/// Runs a scenario and records an issue for everything that is not as it expects: an error nobody expected, a detector that
/// should have fired and did not, a run that ended early.
///
/// - Parameters:
///   - profiles: Whose behaviour it is run with.
///   - policies: What it is run under. The base alone takes half the time, and leaves the rest to `cellharness run`.
public func expectAsDeclared(
  _ scenario: Scenario, profiles: [Profile] = Profile.all, policies: [Policy] = Policy.standard,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let result = ScenarioRunner.run(scenario, profiles: profiles, policies: policies)
  if let error = result.error { Issue.record(Comment(rawValue: error), sourceLocation: sourceLocation) }
  for id in result.missed {
    Issue.record("\(scenario.name): \(id) was expected and did not fire", sourceLocation: sourceLocation)
  }
  recordUnexpected(in: result, at: sourceLocation)
}

/// Runs a script and records what is found.
func recordFindings(
  in screen: any CellScreen.Type, script: [Interaction], profiles: [Profile], seed: UInt64, at sourceLocation: SourceLocation
) {
  let scenario = Scenario("\(screen)", screen) { script }
  let result = ScenarioRunner.run(scenario, profiles: profiles, seed: seed)
  if let error = result.error { Issue.record(Comment(rawValue: error), sourceLocation: sourceLocation) }
  recordUnexpected(in: result, at: sourceLocation)
}

private func recordUnexpected(in result: ScenarioResult, at sourceLocation: SourceLocation) {
  // Lines are looked up for somebody who reads them.
  let report = ReportBuilder.scenario(result, findsLines: !result.unexpected.isEmpty)
  for reported in report.findings where reported.finding.severity == .error && !reported.isExpected {
    Issue.record(Comment(rawValue: TextReporter.text(reported, in: report)), sourceLocation: sourceLocation)
  }
  for profile in report.profiles {
    // A trap or an exception is a finding of its own; other early ends say that too little was seen.
    switch profile.end {
    case .finished, .trapped, .exception: break
    case .stepFailed, .inconclusive:
      Issue.record(
        "\(report.name) (\(profile.profile)) was not performed to its end: \(profile.endText)", sourceLocation: sourceLocation)
    }
  }
}
