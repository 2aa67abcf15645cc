import CellReports
import Foundation

/// A file that can't be read or written.
struct FileProblem: Error, CustomStringConvertible {
  var description: String
}

/// The baseline on disk. A file that is not there is an empty baseline.
struct BaselineStore {
  var path: String

  func load() throws -> Baseline {
    guard FileManager.default.fileExists(atPath: path) else { return Baseline() }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw FileProblem(description: "the baseline \(path) can't be read; check that it is a file and its permissions")
    }
    do {
      return try BaselineFile.decode(data)
    } catch {
      throw FileProblem(description: "\(path): \(error)")
    }
  }

  func save(_ baseline: Baseline) throws {
    try write(try BaselineFile.encode(baseline), to: path)
  }
}

/// The folder reports go to.
struct ReportFiles {
  var folder: String

  /// Writes `index.html` and `report.json`.
  /// - Returns: The paths.
  func write(_ report: Report, times: ScenarioTimes) throws -> [String] {
    let html = folder + "/index.html"
    let json = folder + "/report.json"
    try CellHarnessCLI.write(Data(HTMLReporter.text(report, times: times).utf8), to: html)
    try CellHarnessCLI.write(try JSONReporter.encode(report), to: json)
    return [html, json]
  }
}

extension ReportFiles {
  /// Writes `score.json`.
  /// - Returns: The path.
  func write(_ score: Score) throws -> String {
    let path = folder + "/score.json"
    try CellHarnessCLI.write(try JSONReporter.encode(score), to: path)
    return path
  }
}

extension ReportFiles {
  /// Writes a drawing.
  /// - Returns: The path.
  func write(svg: String, name: String) throws -> String {
    let path = folder + "/" + name + ".svg"
    try CellHarnessCLI.write(Data(svg.utf8), to: path)
    return path
  }
}

/// Writes a whole file or nothing, making its folder first.
private func write(_ data: Data, to path: String) throws {
  let url = URL(fileURLWithPath: path)
  do {
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url, options: .atomic)
  } catch {
    throw FileProblem(
      description: "\(path) can't be written (\(error.localizedDescription)); check the folder and its permissions")
  }
}
