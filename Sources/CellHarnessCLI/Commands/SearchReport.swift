import CellDetectors
import CellExplorer
import CellHarness
import CellReports
import CellRuns
import CellTrace

/// What a search found as a report, so that every format can show it and several searches can be joined.
enum SearchReport {
  /// The report of one scenario's screen.
  /// - Parameters:
  ///   - failures: What was found, what is kept from earlier searches included.
  ///   - search: What the search was told.
  ///   - seed: The seed of the whole search, of which this may be a part.
  static func report(
    _ outcome: Exploration.Outcome, failures: [Exploration.Failure], of scenario: CellScenario, _ search: Exploration.Options,
    seed: UInt64
  ) -> Report {
    var report = ReportBuilder.report([], seed: seed)
    let evaluated = DetectorCatalog.all.map { $0.id }.filter { outcome.evaluated[$0] != nil }
    let profile = ProfileReport(
      profile: search.profiles.map(\.name).joined(separator: ", "), runs: outcome.runs, steps: outcome.steps, reuses: 0,
      end: .finished, evaluated: evaluated,
      inconclusive: outcome.problems.map { .init(detector: "search", reason: $0) })
    var known: Set<String> = []
    let findings = failures.filter { known.insert($0.fingerprint).inserted }.map { failure in
      ReportedFinding(
        finding: failure.finding, fingerprint: failure.fingerprint,
        replay: Regression(failure, of: scenario.source, traits: search.traits).token, steps: steps(failure))
    }
    var searched = ScenarioReport(
      name: scenario.name, screen: String(reflecting: scenario.screen), place: scenario.place, expected: [],
      profiles: [profile], findings: findings)
    searched.search = record(outcome)
    report.scenarios = [searched]
    return report
  }

  private static func record(_ outcome: Exploration.Outcome) -> SearchRecord {
    let kinds = outcome.counts.rows.filter { $0.count.offered > 0 || $0.count.refused > 0 }.map { row in
      SearchRecord.KindRow(
        kind: row.kind, offered: row.count.offered, performed: row.count.performed, refused: row.count.refused)
    }
    return SearchRecord(walks: outcome.walks, course: outcome.course, kinds: kinds)
  }

  /// A finding in two lines, for somebody who watches a search: what it is, and how to see it again.
  static func found(_ failure: Exploration.Failure, file: String) -> String {
    let finding = failure.finding
    let summary = PlainText.line(finding.summary.split(separator: "\n").joined(separator: " "))
    return "\(finding.severity.rawValue): [\(finding.detector)] \(summary)\n"
      + "  Replay: cellharness replay \(file)"
  }

  /// The shrunk script. The opening of the screen is its step 0.
  private static func steps(_ failure: Exploration.Failure) -> [ReportedFinding.StepLine] {
    [.init(index: 0, title: "show the screen")]
      + failure.words.enumerated().map { .init(index: $0.offset + 1, title: $0.element) }
  }
}
