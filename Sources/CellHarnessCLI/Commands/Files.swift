import CellReports
import Foundation

/// The baseline on disk.
struct BaselineStore {
  /// Where it is if nobody says where.
  static let usual = "Reports/baseline.json"

  var path: String
  /// Whether somebody named it: then it must be there.
  private let isNamed: Bool

  init(_ options: RunOptions) {
    path = options.baseline ?? Self.usual
    isNamed = options.baseline != nil
  }

  /// Reads it. The usual file is an empty baseline if it is not there, and so is one that is about to be written.
  func load(isWritten: Bool = false) throws -> Baseline {
    guard FileManager.default.fileExists(atPath: path) else {
      guard !isNamed || isWritten else {
        throw FileProblem(
          description: "the baseline \(path) is not there; check --baseline, or make it with `cellharness baseline write`")
      }
      return Baseline()
    }
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

  /// Writes the file `score.json`.
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
