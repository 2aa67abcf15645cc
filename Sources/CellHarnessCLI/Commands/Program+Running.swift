import CellDetectors
import CellHarness
import CellReports
import CellRuns
import CellTrace
import Foundation

extension Program {
  /// Runs the selected scenarios, compares with the baseline, writes the reports and decides.
  func runScenarios(_ options: RunOptions) throws -> ExitCode {
    // What can't be read is noticed before anything is run.
    let baseline = try BaselineStore(options).load()
    guard let (report, times, recordings) = try report(options) else { return nothingSelected(options) }
    return try conclude(report, times, recordings, baseline: baseline, options)
  }

  /// Runs the selected scenarios and prints how well detectors did on them.
  func score(_ options: RunOptions) throws -> ExitCode {
    guard let (report, _, _) = try report(options) else { return nothingSelected(options) }
    let score = Score(report, retold: Set(scenarios.filter { $0.retells != nil }.map(\.name)))
    output.print(score.text)
    if !options.isQuiet { output.print("Where the findings of buggy screens stand:\n" + score.anchorText) }
    output.print("written: \(try ReportFiles(folder: options.output).write(score))")
    return score.code
  }

  /// Runs the scenario of a replay token, or of a finding in a `report.json`, and shows what is found.
  func replay(_ text: String, _ options: RunOptions) throws -> ExitCode {
    if let code = try replayKept(text) { return code }
    guard let token = ReplayToken(text) ?? token(inFile: text) else {
      output.complain(
        "cellharness: '\(text)' is neither a replay token (ch1:scenario:fingerprint or ch1:scenario:fingerprint:policy) nor a file with one; "
          + "copy the token from a finding's Replay line")
      return .usage
    }
    guard let scenario = scenario(named: token.scenario) else { return .usage }
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
    // To reproduce a finding is what was asked for: nothing else is a pass.
    guard !report.findings.isEmpty else {
      output.print("The finding \(token.fingerprint) was not reported again in \(token.scenario).")
      return .inconclusive
    }
    return .failed
  }

  /// Runs and keeps, checks or cleans the baseline.
  func baseline(_ verb: Command.BaselineVerb, _ options: RunOptions) throws -> ExitCode {
    let store = BaselineStore(options)
    let reason = options.reason ?? ""
    let adds = verb == .write || verb == .update
    guard !adds || reason.contains(where: { !$0.isWhitespace }) else {
      output.complain("cellharness: 'baseline \(verb)' needs --reason TEXT: say why these findings are accepted")
      return .usage
    }
    let baseline = try store.load(isWritten: adds)
    guard let (report, times, recordings) = try report(options) else { return nothingSelected(options) }
    switch verb {
    case .check:
      return try conclude(report, times, recordings, baseline: baseline, options)
    case .write:
      output.print(try save(baseline.adding(report, reason: reason), over: baseline, in: store))
      return .passed
    case .prune:
      let pruned = baseline.pruned(BaselineCheck(report, against: baseline, today: today))
      let line = try save(pruned, over: baseline, in: store)
      let code = try conclude(report, times, recordings, baseline: pruned, options)
      output.print(line)
      return code
    case .update:
      let pruned = baseline.pruned(BaselineCheck(report, against: baseline, today: today))
      let updated = pruned.adding(report, reason: reason)
      let line = try save(updated, over: baseline, in: store)
      let code = try conclude(report, times, recordings, baseline: updated, options)
      output.print(line)
      return code
    }
  }

  // MARK: Parts

  private func report(_ options: RunOptions) throws -> (Report, ScenarioTimes, [ScenarioRecording])? {
    let chosen = selected(options)
    guard !chosen.isEmpty else { return nil }
    try checkInterposedCalls()
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
    return (ReportBuilder.report(results, seed: options.seed), times, ReportBuilder.recordings(results))
  }

  /// - Returns: How many entries there are, came and went.
  private func save(_ baseline: Baseline, over former: Baseline, in store: BaselineStore) throws -> String {
    try store.save(baseline)
    let before = Set(former.entries.map(\.fingerprint))
    let after = Set(baseline.entries.map(\.fingerprint))
    return "\(store.path): \(after.count) entries (\(after.subtracting(before).count) added, "
      + "\(before.subtracting(after).count) removed)"
  }

  /// Prints a report, writes it in the formats asked for, and decides.
  func conclude(
    _ report: Report, _ times: ScenarioTimes?, _ recordings: [ScenarioRecording] = [], baseline: Baseline, _ options: RunOptions,
    writes: Bool = true
  ) throws -> ExitCode {
    let check = BaselineCheck(report, against: baseline, today: today)
    let document = ReportDocument(
      check.report, baseline: check,
      options: .init(
        failsOnWarnings: options.failsOnWarnings, strictBaseline: options.isBaselineStrict,
        allowsNothing: options.passesWithNoScenarios), times: times, paths: .below(), recordings: recordings)
    // Scenarios were listed while they ran.
    let skipped = options.isQuiet ? Set(ReportSection.Kind.allCases).subtracting([.verdict]) : [.scenarios]
    let style = options.color.style(isTerminal: output.isTerminal, environment: ProcessInfo.processInfo.environment)
    output.print(String(TextReporter.text(document, skipping: skipped, style: style).dropLast()))
    if options.showsTimes, let times { output.print("Times:\n" + times.table(check.report)) }
    guard writes else { return document.gate.code }
    let written = ReportWriter(folder: options.output, reporters: reporters, print: output.print).write(
      document, options.reporters)
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

  func profiles(_ options: RunOptions) -> [Profile] {
    options.profiles.isEmpty ? Profile.all : namedProfiles.filter { options.profiles.contains($0.name) }
  }

  func policies(_ options: RunOptions) -> [Policy] {
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
struct CallsNotInterposed: Error, CustomStringConvertible {
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
