import Foundation
import Testing

/// Pages that send a reader to a file or a folder of this repository: it is there.
@Suite("Paths on pages") struct PathTests {
  /// Names of the examples that pages go through.
  private static let examples = ["BlankRow", "Inbox", "Shopping"]
  private static let folders = ["Sources/", "Tests/", "Scenarios/", ".ci/", "Reports/baseline.json"]

  @Test("every path that README, CONTRIBUTING or the documentation names exists")
  func paths() throws {
    let catalog = try Repository.files(below: "Sources/CellHarness/CellHarness.docc", extensions: ["md"])
    let pages = try ["README.md", "CONTRIBUTING.md"].map { name in
      TextFile(path: name, text: try String(contentsOf: Repository.root.appendingPathComponent(name), encoding: .utf8))
    }
    // A decision tells of the day when it was made.
    let checked = pages + catalog.filter { !$0.path.contains("/Decisions/") }
    var count = 0
    for page in checked {
      for match in page.text.matches(of: /`([A-Za-z.][\w\/.+-]*)`/) {
        let path = String(match.output.1)
        guard Self.folders.contains(where: path.hasPrefix), !Self.examples.contains(where: path.contains) else { continue }
        count += 1
        let exists = FileManager.default.fileExists(atPath: Repository.root.appendingPathComponent(path).path)
        #expect(exists, "\(page.path) names \(path), which is not there")
      }
    }
    #expect(count > 30)
  }
}
