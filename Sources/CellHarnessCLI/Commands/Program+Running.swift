import CellDetectors
import CellHarness
import CellReports
import CellRuns
import CellTrace
import Foundation

import enum HeadlessCore.TypeModules

extension Program {
  /// Runs the selected scenarios, compares with the baseline, writes the reports and decides.
  func runScenarios(_ options: RunOptions) throws -> ExitCode {
    // What can't be read is noticed before anything is run.
    let baseline = try BaselineStore(options).load()
    guard let run = try performed(options, against: baseline) else { return nothingSelected(options) }
    let code = try conclude(run.report, run.times, run.recordings, baseline: baseline, options)
    if options.watches { SourceWatch(arguments: CommandLine.arguments, output: output, isInterrupted: isInterrupted).run() }
    return run.isWritten ? code : .fault
  }

  /// Runs the selected scenarios and prints how well detectors did on them.
  func score(_ options: RunOptions) throws -> ExitCode {
    guard let report = try performed(options, streams: false)?.report else { return nothingSelected(options) }
    let score = Score(
      report, retold: Set(scenarios.filter { $0.retells != nil }.map(\.name)), notOfApp: TypeModules.notOfApp)
    output.print(score.text)
    if !options.isQuiet { output.print("Where the findings of buggy screens stand:\n" + score.anchorText) }
    output.print("written: \(try ReportFiles(folder: options.output).write(score))")
    if let partial = report.partial {
      output.complain("cellharness: \(Gate(report).reasons[0])")
      return partial.cause.code
    }
    return score.code
  }

  /// Runs the scenario of a replay token, or of a finding in a `report.json`, and shows what is found.
  func replay(_ text: String, _ options: RunOptions) throws -> ExitCode {
    if let code = try replayKept(text, options) { return code }
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
    for finding in report.findings { output.print(TextReporter.text(finding, in: report, style: style(options))) }
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
    guard let run = try performed(options, against: baseline) else { return nothingSelected(options) }
    let (report, times, recordings) = (run.report, run.times, run.recordings)
    if report.partial != nil, verb != .check {
      let code = try conclude(report, times, recordings, baseline: baseline, options)
      output.complain("cellharness: \(store.path) was left as it is: the run ended early")
      return code
    }
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

  /// Runs what is selected, as far as nobody asks for the end.
  /// - Parameters:
  ///   - baseline: What is known is not said while it runs.
  ///   - streams: Whether results are written as they come.
  /// - Returns: nil if nothing is selected.
  private func performed(
    _ options: RunOptions, against baseline: Baseline = Baseline(), streams: Bool = true
  ) throws -> Performed? {
    let selection = selected(options)
    guard !selection.isEmpty else { return nil }
    let part = try ShardRequest(options, environment).map { request in try share(request, of: selection, options) }
    let chosen = part?.scenarios ?? selection
    try checkInterposedCalls()
    var whole = ReportBuilder.report([], seed: options.seed)
    whole.shard = part?.record
    let path = "\(options.output)/\(FindingsStream.fileName)"
    let stream = streams ? try FindingsStream(path, for: whole, selection: chosen.map(\.name)) : nil
    let today = today
    let progress = RunProgress(
      output, isQuiet: options.isQuiet, total: chosen.count, stream: stream, tracesFolder: options.tracesFolder
    ) { scenario in
      var report = ReportBuilder.report([], seed: options.seed)
      report.scenarios = [scenario]
      return BaselineCheck(report, against: baseline, today: today).report.scenarios[0]
    }
    let interruption = interruption
    let results = ScenarioRunner.run(
      chosen, profiles: profiles(options), policies: policies(options), seed: options.seed,
      traits: options.traits.isEmpty ? nil : options.traits, isInterrupted: isInterrupted, progress: progress.add)
    let times = ScenarioTimes(Dictionary(results.map { ($0.name, $0.seconds) }) { $0 + $1 })
    var report = ReportBuilder.report(results, seed: options.seed)
    report.shard = part?.record
    let ended = Set(results.map(\.name))
    let missing = chosen.map(\.name).filter { !ended.contains($0) }
    if let cause = interruption(), !missing.isEmpty { report.partial = PartialRun(cause, missing: missing) }
    let faults = progress.end(report.partial)
    for fault in faults { output.complain("cellharness: \(fault)") }
    return Performed(
      report: report, times: times, recordings: ReportBuilder.recordings(results), isWritten: faults.isEmpty)
  }

  /// - Returns: How many entries there are, came and went.
  private func save(_ baseline: Baseline, over former: Baseline, in store: BaselineStore) throws -> String {
    try store.save(baseline)
    let before = Set(former.entries.map(\.fingerprint))
    let after = Set(baseline.entries.map(\.fingerprint))
    return "\(store.path): \(after.count) \(after.count == 1 ? "entry" : "entries") (\(after.subtracting(before).count) added, "
      + "\(before.subtracting(after).count) removed)"
  }

  /// Prints a report, writes it in the formats asked for, and decides.
  func conclude(
    _ report: Report, _ times: ScenarioTimes?, _ recordings: [ScenarioRecording] = [], baseline: Baseline, _ options: RunOptions,
    writes: Bool = true
  ) throws -> ExitCode {
    let check = BaselineCheck(report, against: baseline, today: today)
    let document = ReportDocument(
      check.report, baseline: check, options: gateOptions(options), times: times, paths: .below(),
      recordings: recordings)
    // Scenarios were listed while they ran.
    let skipped = options.isQuiet ? Set(ReportSection.Kind.allCases).subtracting([.verdict]) : [.scenarios]
    output.print(String(TextReporter.text(document, skipping: skipped, style: style(options)).dropLast()))
    if options.showsTimes, let times { output.print("Times:\n" + times.table(check.report)) }
    guard writes else { return document.gate.code }
    return write(document, options) ? document.gate.code : .fault
  }

  /// Whether the terminal shows colours.
  func style(_ options: RunOptions) -> TextStyle {
    options.color.style(isTerminal: output.isTerminal, environment: ProcessInfo.processInfo.environment)
  }

  /// What the gate is strict about.
  func gateOptions(_ options: RunOptions) -> Gate.Options {
    .init(
      failsOnWarnings: options.failsOnWarnings, strictBaseline: options.isBaselineStrict,
      allowsNothing: options.passesWithNoScenarios)
  }

  /// Writes the formats asked for, and says which were not.
  /// - Returns: Whether all could be written.
  func write(_ document: ReportDocument, _ options: RunOptions) -> Bool {
    let written = ReportWriter(folder: options.output, environment: environment, reporters: reporters, print: output.print)
      .write(document, options.reporters)
    for line in written.lines { output.print(line) }
    for line in written.warnings { output.complain("cellharness: warning: \(line)") }
    for line in written.faults { output.complain("cellharness: \(line)") }
    return written.faults.isEmpty
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

/// What running scenarios came to.
private struct Performed {
  var report: Report
  var times: ScenarioTimes
  var recordings: [ScenarioRecording]
  /// Whether what is written while scenarios run could be written.
  var isWritten: Bool
}

/// Time, order or chance is not under control: nothing a run shows could be trusted.
struct CallsNotInterposed: Error, CustomStringConvertible {
  var report: InterposedCallReport
  var description: String { "\(report) Run `cellharness doctor`." }
}
