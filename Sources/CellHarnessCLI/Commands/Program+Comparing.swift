import CellReports
import Foundation

extension Program {
  /// Prints a report that was written as JSON, or writes it in the formats asked for.
  func show(_ path: String, _ options: RunOptions) throws -> ExitCode {
    let baseline = try BaselineStore(options).load()
    let (report, times) = try readReport(path)
    return try conclude(report, times, baseline: baseline, options, writes: !options.reporters.isEmpty)
  }

  /// Compares two reports.
  func diff(_ before: String, _ after: String, _ options: RunOptions) throws -> ExitCode {
    let (old, timesBefore) = try readReport(before)
    let (new, timesAfter) = try readReport(after)
    let diff = ReportDiff(before: old, after: new, timesBefore: timesBefore, timesAfter: timesAfter)
    let text = options.form == .words(.markdown) ? ReportDiffText.markdown(diff) : ReportDiffText.text(diff)
    output.print(String(text.dropLast()))
    return diff.fails ? .failed : .passed
  }

  /// Reads a report from a file.
  func readReport(_ path: String) throws -> (Report, ScenarioTimes?) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw FileProblem(description: "the report \(path) can't be read; name a report.json that `cellharness run` wrote")
    }
    do {
      if FindingsStreamReader.isStream(data) { return try FindingsStreamReader.read(data) }
      return (try JSONReporter.decode(data), JSONReporter.times(data))
    } catch {
      throw FileProblem(description: "\(path): \(error)")
    }
  }
}
