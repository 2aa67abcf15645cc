import CellReports
import Foundation

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
    try AtomicFile.write(try BaselineFile.encode(baseline), to: path)
  }
}

/// The folder reports go to.
struct ReportFiles {
  var folder: String

  /// Writes `score.json`.
  /// - Returns: The path.
  func write(_ score: Score) throws -> String {
    let path = folder + "/score.json"
    try AtomicFile.write(try JSONReporter.encode(score), to: path)
    return path
  }

  /// Writes a drawing.
  /// - Returns: The path.
  func write(svg: String, name: String) throws -> String {
    let path = folder + "/" + name + ".svg"
    try AtomicFile.write(Data(svg.utf8), to: path)
    return path
  }
}
