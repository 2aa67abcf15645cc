import CellReports
import CellRuns
import Foundation
import Testing

/// The reports of all tests of a process, in the folder that ``TestVariable/results`` names: `findings.jsonl` while they run, so that
/// a process that is killed leaves what it had, and HTML, JSON, JUnit and Markdown when it ends.
final class TestResults: @unchecked Sendable {
  /// Those of this process; nil if nobody asked for them.
  static let shared: TestResults? = TestVariable.results.value().map { folder in
    let results = TestResults(folder: folder)
    atexit { TestResults.shared?.finish() }
    return results
  }

  private let folder: String
  private let lock = NSLock()
  private var scenarios: [ScenarioReport] = []
  private var times = ScenarioTimes([:])
  private var stream: FindingsStream?
  private var problems: [String] = []

  init(folder: String) {
    self.folder = folder
    do {
      stream = try FindingsStream("\(folder)/\(FindingsStream.fileName)", for: Self.empty, selection: [])
    } catch {
      problems.append("\(error)")
    }
  }

  /// Adds what a scenario gave in a test: one scenario in two tests is two.
  /// - Returns: What could not be written, a sentence each; each is told once.
  func add(_ scenario: ScenarioReport, in test: String?, seconds: Double) -> [String] {
    lock.withLock {
      var scenario = scenario
      if let test { scenario.name += " in \(test)" }
      let name = scenario.name
      var number = 1
      while scenarios.contains(where: { $0.name == scenario.name }) {
        number += 1
        scenario.name = "\(name) (\(number))"
      }
      scenarios.append(scenario)
      times.seconds[scenario.name] = seconds
      do {
        try stream?.add(scenario, seconds: seconds)
      } catch {
        problems.append("\(error)")
        stream = nil
      }
      defer { problems = [] }
      return problems
    }
  }

  /// Writes the reports: the process ends.
  func finish() {
    lock.withLock {
      try? stream?.end(nil)
      var report = Self.empty
      report.scenarios = scenarios.sorted { $0.name < $1.name }
      let document = ReportDocument(report, times: times, paths: .below())
      let formats = ["html", "json", "junit", "markdown"].map { ReporterRequest(name: $0) }
      let written = ReportWriter(folder: folder, print: { _ in }).write(document, formats)
      let text = ([document.summary] + written.lines + written.warnings + written.faults).map { "CellHarness: \($0)\n" }.joined()
      FileHandle.standardError.write(Data(text.utf8))
    }
  }

  private static var empty: Report { ReportBuilder.report([], seed: 1) }
}
