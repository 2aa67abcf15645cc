import CellReports
import Foundation

/// The folder in which scripts that broke screens are kept, a file each.
package struct RegressionFolder: Sendable {
  /// Where it is.
  package let path: String

  /// The folder at a path; it is made when something is kept.
  package init(_ path: String) { self.path = path }

  /// What is kept of a screen, in the order of the files' names. What can't be read is told as a problem.
  /// - Parameter screen: The type's name with its module; nil: of all screens.
  package func regressions(of screen: String? = nil) -> (kept: [(file: String, regression: Regression)], problems: [String]) {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).filter { $0.hasSuffix(".jsonl") }.sorted()
    var kept: [(file: String, regression: Regression)] = []
    var problems: [String] = []
    for name in names {
      let file = path + "/" + name
      guard let data = FileManager.default.contents(atPath: file) else {
        problems.append("\(file) can't be read; check its permissions")
        continue
      }
      do {
        let regression = try Regression(text: String(decoding: data, as: UTF8.self))
        if screen == nil || regression.head.screen == screen { kept.append((file, regression)) }
      } catch {
        problems.append("\(file): \(error)")
      }
    }
    return (kept, problems)
  }

  /// Keeps a script.
  /// - Returns: The file's path.
  package func keep(_ regression: Regression) throws -> String {
    let file = path + "/" + regression.fileName
    try AtomicFile.write(Data(regression.text.utf8), to: file)
    return file
  }
}
