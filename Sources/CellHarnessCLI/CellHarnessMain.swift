import CellHarness
import CellReports
import CellRuns
import CellTrace
import Foundation

/// Runs the command line over some scenarios and ends the process with a documented exit code.
///
/// A package makes an executable with its own screens in three lines:
///
/// ```swift
/// import CellHarnessCLI
/// import InboxScenarios
/// cellHarnessMain(inboxScenarios)
/// ```
///
/// - Parameters:
///   - scenarios: All scenarios, in the order in which they are listed and run.
///   - reporters: Formats of your own, besides those that `cellharness help run` lists.
///   - arguments: The program's arguments, its own name first.
public func cellHarnessMain(
  _ scenarios: [CellScenario], reporters: [any Reporter.Type] = [], arguments: [String] = CommandLine.arguments
) -> Never {
  let program = Program(scenarios: scenarios, output: .standard, reporters: ReporterCatalog.all + reporters)
  exit(program.run(Array(arguments.dropFirst())).rawValue)
}

/// Where a program's text goes.
struct Output: Sendable {
  /// Lines for the reader.
  var print: @Sendable (String) -> Void
  /// Lines about what went wrong.
  var complain: @Sendable (String) -> Void
  /// Whether lines for the reader go to a terminal.
  var isTerminal = false

  /// Standard output and standard error.
  static let standard = Output(
    print: { line in FileHandle.standardOutput.write(Data((line + "\n").utf8)) },
    complain: { line in FileHandle.standardError.write(Data((line + "\n").utf8)) },
    isTerminal: isatty(STDOUT_FILENO) == 1)
}

/// One call of the command line: what it can run and where it writes.
struct Program: Sendable {
  var scenarios: [CellScenario]
  var output: Output
  var reporters = ReporterCatalog.all
  /// Variables that others set for the program: which part of a test it is.
  var environment = ProcessInfo.processInfo.environment
  /// Why the program is to end, as soon as somebody asks for it.
  var interruption: @Sendable () -> PartialRun.Cause? = Interrupt.cause

  /// Whether the program is to end.
  var isInterrupted: @Sendable () -> Bool { { [interruption] in interruption() != nil } }

  /// Does what the arguments ask for.
  func run(_ arguments: [String]) -> ExitCode {
    do {
      switch try ArgumentParser.parse(arguments, reporters: reporters, settings: SettingsFile.read) {
      case .run(let options): return try runScenarios(options)
      case .explore(let name, let options): return try explore(name, options)
      case .score(let options): return options.explores ? try scoreExploration(options) : try score(options)
      case .list(let options): return list(options)
      case .replay(let token, let options): return try replay(token, options)
      case .show(let path, let options): return try show(path, options)
      case .diff(let before, let after, let options): return try diff(before, after, options)
      case .merge(let paths, let options): return try merge(paths, options)
      case .judge(let paths, let options): return try judge(paths, options)
      case .baseline(let verb, let options): return try baseline(verb, options)
      case .explain(let id): return explain(id)
      case .dump(let name, let options): return try dump(name, options)
      case .doctor: return doctor()
      case .completions(let shell):
        output.print(Completions.script(for: shell))
        return .passed
      case .printConfig(let lines):
        for line in lines { output.print(line) }
        return .passed
      case .help(let command):
        output.print(HelpText.text(command, reporters))
        return .passed
      case .version:
        output.print("cellharness \(ReportBuilder.toolVersion) (\(ReportBuilder.toolchain))")
        return .passed
      }
    } catch let error as ArgumentError {
      output.complain("cellharness: \(error)")
      return .usage
    } catch let error as ShardRequest.Problem {
      output.complain("cellharness: \(error)")
      return .usage
    } catch let error as SettingsFile.Problem {
      output.complain("cellharness: \(error)")
      return .usage
    } catch let error as CallsNotInterposed {
      output.complain("cellharness: \(error)")
      return .inconclusive
    } catch {
      output.complain("cellharness: \(error)")
      return .fault
    }
  }

  /// Checks that time, order and chance are under control, without which nothing a run shows could be trusted.
  func checkInterposedCalls() throws {
    let report = try InterposedCallReport.measure()
    guard report.isComplete else { throw CallsNotInterposed(report: report) }
  }

  /// The scenario of a name.
  /// - Returns: nil if there is none, which is said.
  func scenario(named name: String) -> CellScenario? {
    if let scenario = scenarios.first(where: { $0.name == name }) { return scenario }
    let near = Spelling.nearest(to: name, in: scenarios.map(\.name)).map { "did you mean '\($0)'?" }
    output.complain("cellharness: no scenario is called '\(name)'; \(near ?? "see `cellharness list`")")
    return nil
  }

  /// The scenarios that options select.
  func selected(_ options: RunOptions) -> [CellScenario] {
    // What is no pattern was refused when the arguments were read.
    let filter = options.filter.flatMap { try? Regex($0) }
    let skip = options.skip.flatMap { try? Regex($0) }
    return scenarios.filter { scenario in
      (filter.map { scenario.name.contains($0) } ?? true) && !(skip.map { scenario.name.contains($0) } ?? false)
        && expects(options.expecting, scenario)
    }
  }

  private func expects(_ id: String?, _ scenario: CellScenario) -> Bool {
    switch id {
    case nil: true
    case "none": scenario.expected.isEmpty
    case let id?: scenario.expected.contains(id)
    }
  }

  private func list(_ options: RunOptions) -> ExitCode {
    let chosen = selected(options)
    for scenario in chosen {
      let expectation = scenario.expected.isEmpty ? "silent" : scenario.expected.joined(separator: ", ")
      output.print("\(scenario.name)  (\(scenario.script.count) steps, expects: \(expectation))")
    }
    guard !chosen.isEmpty else {
      output.complain("cellharness: no scenario matches; `cellharness list` without a filter shows all \(scenarios.count)")
      return .nothingRan
    }
    return .passed
  }
}
