import CellDetectors
import CellHarness
import CellReports
import CellRuns
import CellTrace
import Foundation

extension Program {
  /// Runs the selected scenarios, compares with the baseline, writes the reports and decides.
  func runScenarios(_ options: RunOptions) throws -> ExitCode {
    guard let (report, times) = try report(options) else { return nothingSelected(options) }
    let baseline = try BaselineStore(path: options.baseline).load()
    return try conclude(report, times, baseline: baseline, options)
  }

  /// Runs the selected scenarios and prints how well detectors did on them.
  func score(_ options: RunOptions) throws -> ExitCode {
    guard let (report, _) = try report(options) else { return nothingSelected(options) }
    let score = Score(report)
    output.print(score.text)
    output.print("written: \(try ReportFiles(folder: options.output).write(score))")
    return score.code
  }

  /// Runs the scenario of a replay token, or of a finding in a `report.json`, and shows what is found.
  func replay(_ text: String, _ options: RunOptions) throws -> ExitCode {
    guard let token = ReplayToken(text) ?? token(inFile: text) else {
      output.complain(
        "cellharness: '\(text)' is neither a replay token (ch1:scenario:fingerprint or ch1:scenario:fingerprint:policy) nor a file with one; "
          + "copy the token from a finding's Replay line")
      return .usage
    }
    guard let scenario = scenarios.first(where: { $0.name == token.scenario }) else {
      output.complain("cellharness: no scenario is called '\(token.scenario)'; see `cellharness list`")
      return .usage
    }
    let result = ScenarioRunner.run(
      scenario, profiles: profiles(options), policies: [.lifo, token.policy], seed: token.seed ?? options.seed,
      traits: [token.traits])
    var report = ReportBuilder.scenario(result)
    if let error = report.error {
      output.complain("cellharness: \(scenario.name) could not be run: \(error)")
      return .fault
    }
    report.findings = report.findings.filter { $0.fingerprint == token.fingerprint }
    for finding in report.findings { output.print(TextReporter.text(finding, in: report)) }
    guard !report.findings.isEmpty else {
      output.print("The finding \(token.fingerprint) was not reported again in \(token.scenario).")
      return .passed
    }
    return .failed
  }

  /// Runs and keeps, checks or cleans the baseline.
  func baseline(_ verb: Command.BaselineVerb, _ options: RunOptions) throws -> ExitCode {
    guard let (report, times) = try report(options) else { return nothingSelected(options) }
    let store = BaselineStore(path: options.baseline)
    let baseline = try store.load()
    switch verb {
    case .check:
      return try conclude(report, times, baseline: baseline, options)
    case .write:
      guard let reason = options.reason, !reason.isEmpty else {
        output.complain("cellharness: 'baseline write' needs --reason TEXT: say why these findings are accepted")
        return .usage
      }
      let updated = baseline.adding(report, reason: reason)
      try store.save(updated)
      let added = updated.entries.count - baseline.entries.count
      output.print("\(options.baseline): \(updated.entries.count) entries (\(added) added)")
      return .passed
    case .prune:
      let check = BaselineCheck(report, against: baseline, today: today)
      let pruned = baseline.pruned(check)
      try store.save(pruned)
      let removed = baseline.entries.count - pruned.entries.count
      output.print("\(options.baseline): \(pruned.entries.count) entries (\(removed) removed)")
      return try conclude(report, times, baseline: pruned, options)
    }
  }

  // MARK: Parts

  private func report(_ options: RunOptions) throws -> (Report, ScenarioTimes)? {
    let chosen = selected(options)
    guard !chosen.isEmpty else { return nil }
    let seams = try InterposedCallReport.measure()
    guard seams.isComplete else { throw SeamsNotOwned(report: seams) }
    let progress = output.complain
    let total = chosen.count
    let counter = Counter()
    let results = ScenarioRunner.run(
      chosen, profiles: profiles(options), policies: policies(options), seed: options.seed,
      traits: options.traits.isEmpty ? nil : options.traits
    ) { result in
      guard !options.isQuiet else { return }
      let found = result.findings.isEmpty ? "silent" : "\(result.findings.count) found"
      progress("[\(counter.next())/\(total)] \(result.name): \(result.error ?? found)")
    }
    let times = ScenarioTimes(Dictionary(results.map { ($0.name, $0.seconds) }) { $0 + $1 })
    return (ReportBuilder.report(results, seed: options.seed), times)
  }

  private func conclude(
    _ report: Report, _ times: ScenarioTimes, baseline: Baseline, _ options: RunOptions
  ) throws -> ExitCode {
    let check = BaselineCheck(report, against: baseline, today: today)
    let document = ReportDocument(
      check.report, baseline: check,
      options: .init(
        failsOnWarnings: options.failsOnWarnings, strictBaseline: options.isBaselineStrict,
        allowsNothing: options.passesWithNoScenarios), times: times, paths: .below())
    // Scenarios were listed while they ran.
    let skipped = options.isQuiet ? Set(ReportSection.Kind.allCases).subtracting([.verdict]) : [.scenarios]
    let style = options.color.style(isTerminal: output.isTerminal, environment: ProcessInfo.processInfo.environment)
    output.print(String(TextReporter.text(document, skipping: skipped, style: style).dropLast()))
    if options.showsTimes { output.print("Times:\n" + times.table(check.report)) }
    let written = ReportWriter(folder: options.output, print: output.print).write(document, options.reporters)
    for line in written.lines { output.print(line) }
    for line in written.faults { output.complain("cellharness: \(line)") }
    return written.faults.isEmpty ? document.gate.code : .fault
  }

  private func nothingSelected(_ options: RunOptions) -> ExitCode {
    output.print(ReportDocument(ReportBuilder.report([], seed: options.seed)).summary)
    let text = "no scenario matches; `cellharness list` shows all \(scenarios.count)"
    output.complain("cellharness: \(text)")
    return options.passesWithNoScenarios ? .passed : .nothingRan
  }

  private func profiles(_ options: RunOptions) -> [Profile] {
    options.profiles.isEmpty ? Profile.all : namedProfiles.filter { options.profiles.contains($0.name) }
  }

  private func policies(_ options: RunOptions) -> [Policy] {
    options.policies.isEmpty ? Policy.standard : options.policies.compactMap(Policy.named)
  }

  private var today: CalendarDay { CalendarDay(secondsSince1970: Date().timeIntervalSince1970) }

  /// The token of the first finding in a report file.
  private func token(inFile path: String) -> ReplayToken? {
    guard let data = FileManager.default.contents(atPath: path), let report = try? JSONReporter.decode(data) else { return nil }
    return report.scenarios.lazy.flatMap(\.findings).compactMap { ReplayToken($0.replay) }.first
  }
}

/// Time, order or chance is not under control: nothing a run shows could be trusted.
struct SeamsNotOwned: Error, CustomStringConvertible {
  var report: InterposedCallReport
  var description: String { "\(report) Run `cellharness doctor`." }
}

/// Counts what is done, from any thread.
private final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0

  func next() -> Int {
    lock.withLock {
      count += 1
      return count
    }
  }
}
