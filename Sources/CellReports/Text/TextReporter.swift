import CellDetectors
import CellTrace

/// The report for a terminal or a log, readable alone.
public enum TextReporter {
  /// How much is printed beyond findings, missed expectations and what was not judged.
  public struct Options: Sendable {
    /// A line for each finding that its scenario expects.
    public var showsExpected: Bool
    /// The tables of state sweeps.
    public var showsSweeps: Bool

    /// Creates options.
    public init(showsExpected: Bool = true, showsSweeps: Bool = false) {
      self.showsExpected = showsExpected
      self.showsSweeps = showsSweeps
    }
  }

  /// The whole report. The first line is the summary line, the last names the versions.
  public static func text(_ report: Report, options: Options = Options()) -> String {
    var blocks = [SummaryLine.text(report)]
    for scenario in report.scenarios {
      for finding in scenario.findings where !finding.isExpected { blocks.append(text(finding, in: scenario)) }
    }
    let missed = report.scenarios.flatMap(missed)
    if !missed.isEmpty { blocks.append(missed.joined(separator: "\n")) }
    let errors = report.scenarios.compactMap(error)
    if !errors.isEmpty { blocks.append(errors.joined(separator: "\n")) }
    let notJudged = InconclusiveText.lines(report)
    if !notJudged.isEmpty { blocks.append((["Not judged:"] + notJudged).joined(separator: "\n")) }
    let pending = PendingText.lines(report)
    if !pending.isEmpty { blocks.append(([PendingText.title] + pending).joined(separator: "\n")) }
    if options.showsExpected {
      let expected = report.scenarios.flatMap(expected)
      if !expected.isEmpty { blocks.append((["Found as expected:"] + expected).joined(separator: "\n")) }
    }
    let policies = PolicyText.lines(report)
    if !policies.isEmpty { blocks.append((["Policies besides lifo:"] + policies).joined(separator: "\n")) }
    if options.showsSweeps { blocks += report.scenarios.flatMap(SweepText.tables) }
    blocks.append(metadata(report))
    return blocks.joined(separator: "\n\n") + "\n"
  }

  /// One finding: the line an editor can jump from, the steps with where the value was born and what carried it, what was seen,
  /// and what to do.
  /// - Parameter replay: The command that shows the finding of a replay token again.
  public static func text(
    _ reported: ReportedFinding, in scenario: ScenarioReport, replay: (String) -> String = { "cellharness replay \($0)" }
  ) -> String {
    let finding = reported.finding
    let place = finding.bornPlace ?? scenario.place
    var lines = [
      PlainText.lineStart(place.description)
        + ": \(finding.severity.rawValue): [\(PlainText.line(finding.detector))] \(PlainText.line(finding.summary))"
    ]
    lines += StepLadderText.lines(reported)
    lines.append("╰→ seen:   \(PlainText.line(finding.seen.isEmpty ? finding.observed : finding.seen))")
    for evidence in finding.evidence { lines.append("           \(PlainText.line(evidence))") }
    func part(_ name: String, _ value: String?) {
      if let value { lines.append("\(PlainText.padded(name + ":", to: 10)) \(value)") }
    }
    part("If", PolicyText.condition(finding))
    part("Blame", BlameText.text(finding))
    part("Fix", DetectorCatalog.detector(finding.detector)?.page.fix)
    part("Explain", "cellharness explain \(PlainText.line(finding.detector))")
    part("Replay", replay(PlainText.line(reported.replay)))
    part("Seen", seen(reported, in: scenario))
    return lines.joined(separator: "\n")
  }

  private static func seen(_ reported: ReportedFinding, in scenario: ScenarioReport) -> String {
    let finding = reported.finding
    var parts = ["in \(PlainText.line(scenario.name))", finding.count == 1 ? "once" : "\(finding.count) times"]
    if !finding.profiles.isEmpty { parts.append(PlainText.line(finding.profiles.joined(separator: ", "))) }
    if !finding.policies.isEmpty { parts.append("under \(PlainText.line(finding.policies.joined(separator: ", ")))") }
    parts.append("fingerprint \(PlainText.line(reported.fingerprint))")
    if reported.isKnown { parts.append("known to the baseline") }
    return parts.joined(separator: " · ")
  }

  private static func expected(_ scenario: ScenarioReport) -> [String] {
    scenario.findings.filter(\.isExpected).map { reported in
      let finding = reported.finding
      return "  \(PlainText.line(scenario.name)): [\(PlainText.line(finding.detector))] \(PlainText.line(finding.summary))"
    }
  }

  private static func missed(_ scenario: ScenarioReport) -> [String] {
    scenario.missed.map { id in
      PlainText.lineStart(scenario.place.description)
        + ": error: [missed] \(PlainText.line(scenario.name)) expects \(PlainText.line(id)), which did not fire"
    }
  }

  private static func error(_ scenario: ScenarioReport) -> String? {
    scenario.error.map {
      PlainText.lineStart(scenario.place.description)
        + ": error: [not-run] \(PlainText.line(scenario.name)) could not be run: \(PlainText.line($0))"
    }
  }

  private static func metadata(_ report: Report) -> String {
    let profiles = Set(report.scenarios.flatMap(\.profiles).map(\.profile)).sorted()
    return PlainText.line(
      "METADATA (please include in bug reports) harness \(report.toolVersion) · \(report.toolchain) · seed \(report.seed)"
        + " · policies [\(PolicyText.names(report).joined(separator: ", "))] · profiles [\(profiles.joined(separator: ", "))]")
  }
}

extension ScenarioReport {
  /// Ids of detectors that must fire and did not. A conditional finding does not count.
  public var missed: [String] {
    expected.filter { id in !findings.contains { $0.finding.detector == id && $0.finding.conditions.isEmpty } }
  }
}
