import CellExplorer
import CellHarness
import CellReports
import CellRuns

extension Program {
  /// Searches the screen of a scenario for scripts that break it; the scenario's own script is not used.
  func explore(_ name: String, _ options: RunOptions) throws -> ExitCode {
    guard let scenario = scenarios.first(where: { $0.name == name }) else {
      output.complain("cellharness: no scenario is called '\(name)'; see `cellharness list`")
      return .usage
    }
    let report = try InterposedCallReport.measure()
    guard report.isComplete else { throw CallsNotInterposed(report: report) }
    var search = Exploration.Options()
    search.steps = options.steps
    search.seed = options.seed
    search.profiles = profiles(options)
    search.policies = policies(options)
    let outcome = try Exploration(scenario.source, search).run { outcome in
      if !options.isQuiet { output.complain(ExplorationText.progress(outcome, of: options.steps)) }
    }
    output.print(ExplorationText.report(outcome, screen: scenario.name))
    if outcome.failures.contains(where: { $0.finding.severity == .error || options.failsOnWarnings }) { return .failed }
    if !outcome.problems.isEmpty { return .inconclusive }
    return outcome.steps == 0 ? .nothingRan : .passed
  }
}
