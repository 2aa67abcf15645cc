/// The numbers of a report: what a gate and a summary need.
public struct ReportCounts: Hashable, Codable, Sendable {
  /// Findings that neither the baseline nor the scenario knows.
  public var new: Int
  /// Findings that the baseline holds.
  public var known: Int
  /// Findings that the baseline holds and that no longer occur.
  public var fixed: Int
  /// Findings that the scenario expects.
  public var expected: Int
  /// Expected detectors that did not fire.
  public var missed: Int
  /// Scenarios.
  public var scenarios: Int
  /// Scenarios that could not be run.
  public var failedScenarios: Int
  /// Steps of all main runs.
  public var steps: Int
  /// Reuses of all main runs.
  public var reuses: Int
  /// Processes.
  public var runs: Int
  /// Detectors evaluated, summed over scenarios and profiles.
  public var evaluated: Int
  /// Detectors not judged, summed over scenarios and profiles.
  public var inconclusive: Int

  /// Counts a report, and what a baseline says about it.
  public init(_ report: Report, baseline check: BaselineCheck? = nil) {
    let findings = report.scenarios.flatMap(\.findings)
    let profiles = report.scenarios.flatMap(\.profiles)
    new = findings.count { !$0.isKnown && !$0.isExpected }
    known = findings.count { $0.isKnown && !$0.isExpected }
    fixed = check?.stale.count { $0.seen == 0 } ?? 0
    expected = findings.count { $0.isExpected }
    missed = report.scenarios.map(\.missed.count).reduce(0, +)
    scenarios = report.scenarios.count
    failedScenarios = report.scenarios.count { $0.error != nil }
    steps = profiles.map(\.steps).reduce(0, +)
    reuses = profiles.map(\.reuses).reduce(0, +)
    runs = profiles.map(\.runs).reduce(0, +)
    evaluated = profiles.map(\.evaluated.count).reduce(0, +)
    inconclusive = profiles.map(\.inconclusive.count).reduce(0, +)
  }
}
