/// The numbers of a report: what a gate and a summary need.
package struct ReportCounts: Hashable, Codable, Sendable {
  /// Findings that neither the baseline nor the scenario knows.
  package var new: Int
  /// Findings that were fixed once, and are there again. None of them is new.
  package var regressed: Int
  /// Findings that the baseline holds.
  package var known: Int
  /// Findings that the baseline holds and that no longer occur.
  package var fixed: Int
  /// Findings that the scenario expects.
  package var expected: Int
  /// Expected detectors that did not fire.
  package var missed: Int
  /// How many scenarios there are.
  package var scenarios: Int
  /// Scenarios that could not be run.
  package var failedScenarios: Int
  /// Whether something of what was asked for is missing.
  package var isPartial: Bool
  /// Scenarios that a run which ended early did not reach.
  package var notReached: Int
  /// Steps of all main runs.
  package var steps: Int
  /// Reuses of all main runs.
  package var reuses: Int
  /// How many processes were run.
  package var runs: Int
  /// Detectors evaluated, summed over scenarios and profiles.
  package var evaluated: Int
  /// Detectors not judged, summed over scenarios and profiles.
  package var inconclusive: Int

  /// Counts a report, and what a baseline says about it.
  package init(_ report: Report, baseline check: BaselineCheck? = nil) {
    let findings = report.scenarios.flatMap(\.findings)
    let profiles = report.scenarios.flatMap(\.profiles)
    new = findings.count { !$0.isKnown && !$0.isExpected && !$0.isRegressed }
    regressed = findings.count(where: \.isRegressed)
    known = findings.count { $0.isKnown && !$0.isExpected }
    fixed = check?.stale.count { $0.seen == 0 } ?? 0
    expected = findings.count { $0.isExpected }
    missed = report.scenarios.map(\.missed.count).reduce(0, +)
    scenarios = report.scenarios.count
    failedScenarios = report.scenarios.count { $0.error != nil }
    isPartial = report.partial != nil
    notReached = report.partial?.missing.count ?? 0
    steps = profiles.map(\.steps).reduce(0, +)
    reuses = profiles.map(\.reuses).reduce(0, +)
    runs = profiles.map(\.runs).reduce(0, +)
    evaluated = profiles.map(\.evaluated.count).reduce(0, +)
    inconclusive = profiles.map(\.inconclusive.count).reduce(0, +)
  }
}
