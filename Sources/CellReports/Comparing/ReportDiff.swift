import CellDetectors

/// What changed from one report to another: what a pull request did to the findings.
///
/// Only what was run and judged in both says that something is new or fixed; a finding whose scenario or detector is missing in the
/// later report is neither, and is told apart.
package struct ReportDiff: Sendable, Equatable {
  /// Findings that are in the later report only.
  package var new: [Entry] = []
  /// Findings that are in the earlier report only, and were looked for in the later one.
  package var fixed: [Entry] = []
  /// Findings of both, of which something is otherwise.
  package var changed: [Change] = []
  /// Findings that are in the earlier report only, for which the later one does not say that they are gone.
  package var notJudged: [Entry] = []
  /// Runs of the earlier report that the later one lacks: a scenario, or a profile of it.
  package var noLongerRun: [String] = []
  /// Scenarios and profiles that only the later one has.
  package var newlyRun: [String] = []
  /// Scenarios that took much longer; empty if a report does not say how long they took.
  package var slower: [Slower] = []

  /// A finding, as its line says it.
  package struct Entry: Sendable, Equatable {
    package var scenario: String
    package var detector: String
    package var fingerprint: String
    package var summary: String
    /// Whether it fails a gate: an error that nobody expects and no baseline holds.
    package var fails: Bool
  }

  /// What is otherwise about a finding of both reports.
  package struct Change: Sendable, Equatable {
    package var entry: Entry
    /// Each as `severity: warning, was error`.
    package var details: [String]
  }

  /// A scenario that took longer.
  package struct Slower: Sendable, Equatable {
    package var scenario: String
    package var before: Double
    package var after: Double
  }

  /// True if the later report has a finding that fails a gate and the earlier one has not.
  package var fails: Bool { new.contains(where: \.fails) || changed.contains { $0.entry.fails && !$0.details.isEmpty } }

  /// Compares two reports.
  package init(
    before: Report, after: Report, timesBefore: ScenarioTimes? = nil, timesAfter: ScenarioTimes? = nil
  ) {
    let (old, now) = (Self.findings(before), Self.findings(after))
    let judged = Self.judged(after)
    for (key, pair) in now.sorted(by: { $0.key < $1.key }) {
      guard let former = old[key] else {
        new.append(Entry(pair))
        continue
      }
      let details = Self.details(from: former.finding, to: pair.finding)
      if !details.isEmpty { changed.append(Change(entry: Entry(pair), details: details)) }
    }
    for (key, pair) in old.sorted(by: { $0.key < $1.key }) where now[key] == nil {
      if judged[pair.scenario.name]?.contains(pair.finding.finding.detector) == true {
        fixed.append(Entry(pair))
      } else {
        notJudged.append(Entry(pair))
      }
    }
    let (runsBefore, runsAfter) = (Self.runs(before), Self.runs(after))
    noLongerRun = runsBefore.filter { !Set(runsAfter).contains($0) }
    newlyRun = runsAfter.filter { !Set(runsBefore).contains($0) }
    guard let timesBefore, let timesAfter else { return }
    slower = after.scenarios.compactMap { scenario in
      guard let was = timesBefore.seconds[scenario.name], let took = timesAfter.seconds[scenario.name],
        took > was * 1.5, took - was >= 1
      else { return nil }
      return Slower(scenario: scenario.name, before: was, after: took)
    }
  }

  // MARK: Parts

  private typealias Pair = (scenario: ScenarioReport, finding: ReportedFinding)

  private static func findings(_ report: Report) -> [String: Pair] {
    var result: [String: Pair] = [:]
    for scenario in report.scenarios {
      for finding in scenario.findings { result["\(scenario.name) \(finding.fingerprint)"] = (scenario, finding) }
    }
    return result
  }

  /// The detectors that were evaluated under every profile, by scenario.
  private static func judged(_ report: Report) -> [String: Set<String>] {
    var result: [String: Set<String>] = [:]
    for scenario in report.scenarios where scenario.error == nil {
      let sets = scenario.profiles.map { Set($0.evaluated) }
      guard let first = sets.first else { continue }
      result[scenario.name] = sets.dropFirst().reduce(first) { $0.intersection($1) }
    }
    return result
  }

  private static func runs(_ report: Report) -> [String] {
    report.scenarios.flatMap { scenario in scenario.profiles.map { "\(scenario.name) · \($0.profile)" } }
  }

  private static func details(from old: ReportedFinding, to new: ReportedFinding) -> [String] {
    var details: [String] = []
    func compare(_ name: String, _ before: String, _ after: String) {
      if before != after { details.append("\(name): \(after), was \(before)") }
    }
    compare("severity", old.finding.severity.rawValue, new.finding.severity.rawValue)
    compare("profiles", old.finding.profiles.joined(separator: ", "), new.finding.profiles.joined(separator: ", "))
    compare("times", "\(old.finding.count)", "\(new.finding.count)")
    compare("accepted", old.isKnown ? "yes" : "no", new.isKnown ? "yes" : "no")
    compare("expected", old.isExpected ? "yes" : "no", new.isExpected ? "yes" : "no")
    return details
  }
}

extension ReportDiff.Entry {
  fileprivate init(_ pair: (scenario: ScenarioReport, finding: ReportedFinding)) {
    let finding = pair.finding
    self.init(
      scenario: pair.scenario.name, detector: finding.finding.detector, fingerprint: finding.fingerprint,
      summary: finding.finding.summary,
      fails: finding.finding.severity == .error && !finding.isKnown && !finding.isExpected && finding.finding.conditions.isEmpty)
  }
}
