import CellExplorer
import CellHarness
import CellReports
import CellRuns
import Foundation

extension Program {
  /// Searches the screen of a scenario for scripts that break it. What is kept of the screen is run first. Some walks begin with that, and
  /// with the scripts of all scenarios of the screen.
  func explore(_ name: String, _ options: RunOptions) throws -> ExitCode {
    guard let scenario = scenario(named: name) else { return .usage }
    try checkInterposedCalls()
    let request = try ShardRequest(options, environment)
    var search = exploration(options, part: request?.shard)
    search.traits = options.traits.first ?? scenario.traits.first ?? .standard
    let folder = RegressionFolder(options.regressions)
    if options.usesScripts { search.scripts = scripts(of: scenario, keptIn: folder) }
    // What is kept is run once, whoever searches the rest.
    let again = request.map(\.shard.index) ?? 1 == 1 ? try replayKept(of: scenario, in: folder, options) : []
    if let depth = options.exhaustiveDepth { return try exhaust(scenario, depth, search, options) }
    let line = ProgressLine(output, isQuiet: options.isQuiet)
    var told = 0
    let outcome = try Exploration(scenario.source, search).run(isInterrupted: isInterrupted) { outcome in
      // What is known is kept at once, whatever becomes of the search.
      for failure in outcome.failures.dropFirst(told) {
        guard let file = try? folder.keep(Regression(failure, of: scenario.source, traits: search.traits)) else { continue }
        line.end()
        if !options.isQuiet { output.complain(SearchReport.found(failure, file: file)) }
      }
      told = outcome.failures.count
      line.show(ExplorationText.progress(outcome, of: search.steps))
    }
    line.end()
    output.print(ExplorationText.report(outcome, screen: scenario.name, style: style(options)))
    for failure in outcome.bugs {
      let regression = Regression(failure, of: scenario.source, traits: search.traits)
      let file = try folder.keep(regression)
      output.print("\n" + ExplorationText.kept(regression, file: file))
      if options.emitsTests { output.print("\n" + EmittedTest.swiftTesting(regression)) }
      if options.emitsXCTests {
        output.print("\n" + (try EmittedXCTest(regression, failure.finding, on: scenario.source).source))
      }
    }
    let failures = outcome.bugs + again
    if request != nil || !options.reporters.isEmpty {
      var report = SearchReport.report(outcome, failures: failures, of: scenario, search, seed: options.seed)
      report.shard = request.map { request in
        let searching =
          "--steps \(options.steps)" + (options.plateau.map { " --plateau \($0)" } ?? "")
          + (options.patience.map { " --patience \($0)" } ?? "")
          + (options.usesScripts ? "" : " --no-scripts")
        let settings = [settings(options), searching].filter { !$0.isEmpty }.joined(separator: " ")
        return ShardRecord(request.shard, work: .search, selection: [scenario.name], settings: settings)
      }
      if outcome.isPartial { report.partial = PartialRun(interruption() ?? .interrupted, missing: []) }
      guard write(ReportDocument(report, options: gateOptions(options), paths: .below()), options) else { return .fault }
    }
    if outcome.isPartial { return interruption()?.code ?? .interrupted }
    if failures.contains(where: { $0.finding.severity == .error || options.failsOnWarnings }) { return .failed }
    if !outcome.problems.isEmpty { return .inconclusive }
    return outcome.steps == 0 ? .nothingRan : .passed
  }

  /// Scripts of a scenario's screen: its own, those of other scenarios that show the same type of screen, and those that are kept.
  private func scripts(of scenario: CellScenario, keptIn folder: RegressionFolder) -> [[CellInteraction]] {
    let screen = String(reflecting: scenario.screen)
    let others = scenarios.filter { $0.name != scenario.name && String(reflecting: $0.screen) == screen }
    let scripts = [scenario.script] + others.map(\.script) + folder.regressions(of: screen).kept.map(\.regression.script)
    var known: Set<[CellInteraction]> = []
    return scripts.filter { !$0.isEmpty && known.insert($0).inserted }
  }

  /// Runs what is kept of a scenario's screen, and prints what it shows today.
  private func replayKept(
    of scenario: CellScenario, in folder: RegressionFolder, _ options: RunOptions
  ) throws -> [Exploration.Failure] {
    let (kept, problems) = folder.regressions(of: String(reflecting: scenario.screen))
    for problem in problems { output.complain("cellharness: \(problem)") }
    return try kept.flatMap { file, regression in
      let replay = try Replay.of(regression, on: scenario.source)
      output.print("\(file): \(ExplorationText.answer(replay, regression, style: style(options)))\n")
      return replay.failures
    }
  }

  /// Performs every short script on a scenario's screen.
  private func exhaust(
    _ scenario: CellScenario, _ depth: Int, _ search: Exploration.Options, _ options: RunOptions
  ) throws -> ExitCode {
    let line = ProgressLine(output, isQuiet: options.isQuiet)
    let outcome = try Exhaustion(scenario.source, search, depth: depth).run(isInterrupted: isInterrupted) { outcome in
      line.show(ExplorationText.progress(outcome))
    }
    line.end()
    output.print(ExplorationText.report(outcome, screen: scenario.name, style: style(options)))
    if outcome.isPartial { return interruption()?.code ?? .interrupted }
    if outcome.failures.contains(where: { $0.finding.severity == .error }) { return .failed }
    return outcome.problems.isEmpty ? .passed : .inconclusive
  }

  /// Runs a script that was kept, as a token or a file; nil if the text is neither.
  func replayKept(_ text: String, _ options: RunOptions) throws -> ExitCode? {
    let regression: Regression
    do {
      if let known = try Regression(token: text) {
        regression = known
      } else if text.hasSuffix(".jsonl"), let data = FileManager.default.contents(atPath: text) {
        regression = try Regression(text: String(decoding: data, as: UTF8.self))
      } else {
        return nil
      }
    } catch {
      output.complain("cellharness: \(error)")
      return .usage
    }
    guard let scenario = scenarios.first(where: { String(reflecting: $0.screen) == regression.head.screen }) else {
      output.complain("cellharness: no scenario has the screen \(regression.head.screen); see `cellharness list`")
      return .usage
    }
    try checkInterposedCalls()
    let replay = try Replay.of(regression, on: scenario.source)
    output.print(ExplorationText.answer(replay, regression, style: style(options)))
    switch replay {
    case .reproduced, .otherFinding: return .failed
    // To reproduce a finding is what was asked for: nothing else is a pass.
    case .silent, .notPerformed: return .inconclusive
    }
  }

  /// Searches the screens of the selected scenarios, their scripts withheld, and prints what was found, missed and accused.
  func scoreExploration(_ options: RunOptions) throws -> ExitCode {
    let chosen = selected(options)
    guard !chosen.isEmpty else {
      output.complain("cellharness: no scenario matches; `cellharness list` shows all \(scenarios.count)")
      return .nothingRan
    }
    try checkInterposedCalls()
    let complain = output.complain
    let score = try ExplorationScore.run(chosen, exploration(options), jobs: options.jobs) { entry in
      if !options.isQuiet { complain(ExplorationText.line(entry)) }
    }
    output.print(ExplorationText.text(score))
    return score.buggy.contains { !$0.missed.isEmpty } || !score.accused.isEmpty ? .failed : .passed
  }

  /// - Parameter part: The part of a search that several machines share: its share of the steps, and a seed of its own.
  private func exploration(_ options: RunOptions, part: Shard? = nil) -> Exploration.Options {
    var search = Exploration.Options()
    search.steps = options.steps
    search.seconds = options.seconds
    search.plateau = options.plateau
    search.patience = options.patience
    search.seed = options.seed
    if let part {
      search.steps = max(1, options.steps * part.index / part.count - options.steps * (part.index - 1) / part.count)
      // The first part begins as the whole search would.
      search.seed = options.seed &+ UInt64(part.index - 1) &* 0x9E37_79B9_7F4A_7C15
    }
    search.profiles = profiles(options)
    search.policies = policies(options)
    search.workers = options.jobs
    return search
  }
}
