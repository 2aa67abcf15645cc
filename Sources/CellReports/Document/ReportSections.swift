import CellDetectors
import CellTrace

/// What each section says about a report.
struct ReportSections {
  let report: Report
  let gate: Gate
  let check: BaselineCheck?
  let options: Gate.Options
  let times: ScenarioTimes?
  let paths: SourcePaths

  func blocks(_ kind: ReportSection.Kind) -> [ReportSection.Block] {
    switch kind {
    case .verdict: ((check?.lines ?? []) + unusedSuppressions + gate.reasons.map { "gate: \($0)" }).map { .line($0) }
    case .findings: cards { !$0.isExpected }
    case .unmetExpectations: unmetExpectations
    case .notRun: notRun
    case .notJudged: notJudged
    case .pending: PendingText.lines(report).map { .line($0) }
    case .expected: cards { $0.isExpected }
    case .policies: PolicyText.lines(report).map { .line($0) }
    case .search: report.scenarios.flatMap(search)
    case .cellStates: report.scenarios.flatMap(cellStates)
    case .scenarios: scenarios
    case .metadata: [.line(metadata)]
    }
  }

  private var unusedSuppressions: [String] {
    report.scenarios.flatMap { scenario in
      scenario.unusedSuppressions.map { SuppressionText.unused($0, in: scenario.name) }
    }
  }

  private func cards(where isWanted: (ReportedFinding) -> Bool) -> [ReportSection.Block] {
    report.scenarios.flatMap { scenario in
      scenario.findings.filter(isWanted).map { .finding(FindingCard($0, in: scenario, options: options, paths: paths)) }
    }
  }

  private var unmetExpectations: [ReportSection.Block] {
    report.scenarios.flatMap { scenario in
      scenario.missed.map { problem("unmet-expectation", SectionText.unmet(scenario.name, $0), scenario) }
    }
  }

  private var notRun: [ReportSection.Block] {
    let failed = report.scenarios.compactMap { scenario in
      scenario.error.map { problem("not-run", SectionText.notRun(scenario.name, $0), scenario) }
    }
    return failed + (report.partial.map { PartialText.lines($0, of: report).map { .line($0) } } ?? [])
  }

  private func problem(_ kind: String, _ text: String, _ scenario: ScenarioReport) -> ReportSection.Block {
    .problem(
      ReportSection.Problem(
        place: scenario.place, path: paths.path(of: scenario.place), kind: kind, scenario: scenario.name, text: text))
  }

  private var notJudged: [ReportSection.Block] {
    var blocks: [ReportSection.Block] = report.scenarios.flatMap(InconclusiveText.sentences).map { entry in
      .line(entry.reason, detail: entry.judges)
    }
    if let idle = InconclusiveText.idle(report) { blocks.append(.line(idle)) }
    return blocks
  }

  private func search(_ scenario: ScenarioReport) -> [ReportSection.Block] {
    guard let search = scenario.search else { return [] }
    let rows = search.kinds.map { [$0.kind, "\($0.performed)", "\($0.offered)", "\($0.refused)"] }
    return [.line(SectionText.searched(scenario.name, search))]
      + (rows.isEmpty
        ? []
        : [
          .table(
            ReportSection.Table(
              caption: "\(scenario.name), by kind", columns: ["interaction", "done", "possible", "refused"], rows: rows,
              areNumbers: true))
        ])
  }

  private func cellStates(_ scenario: ScenarioReport) -> [ReportSection.Block] {
    scenario.profiles.filter { !$0.cellStates.isEmpty }.map { profile in
      .table(
        ReportSection.Table(
          caption: "\(scenario.name), \(profile.profile)", columns: ["state", "updates", "handlers", "changed", "stuck"],
          rows: profile.cellStates.map { [$0.flag, "\($0.updates)", "\($0.handlers)", "\($0.changed)", "\($0.stuck)"] },
          areNumbers: true))
    }
  }

  private var scenarios: [ReportSection.Block] {
    guard !report.scenarios.isEmpty else { return [] }
    var columns = ["scenario", "steps", "reuses", "runs", "expected", "found"]
    if times != nil { columns.append("seconds") }
    let rows = report.scenarios.map { scenario in
      let found = Array(Set(scenario.findings.map(\.finding.detector))).sorted()
      var row = [
        scenario.name, SummaryLine.grouped(scenario.profiles.map(\.steps).max() ?? 0),
        SummaryLine.grouped(scenario.profiles.map(\.reuses).max() ?? 0),
        SummaryLine.grouped(scenario.profiles.map(\.runs).reduce(0, +)),
        scenario.expected.isEmpty ? "silent" : scenario.expected.joined(separator: ", "),
        scenario.error == nil ? (found.isEmpty ? "silent" : found.joined(separator: ", ")) : "not run",
      ]
      if let times { row.append(ScenarioTimes.text(times.seconds[scenario.name] ?? 0)) }
      return row
    }
    return [.table(ReportSection.Table(caption: "", columns: columns, rows: rows, areNumbers: false))]
  }

  private var metadata: String {
    let profiles = Set(report.scenarios.flatMap(\.profiles).map(\.profile)).sorted()
    return "harness \(report.toolVersion) · \(report.toolchain) · seed \(report.seed)"
      + " · policies [\(PolicyText.names(report).joined(separator: ", "))] · profiles [\(profiles.joined(separator: ", "))]"
  }
}
