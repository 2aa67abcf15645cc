import Foundation
import Testing

/// Files whose bytes a test compares with what the code writes: reports, drawings, pages of the documentation.
///
/// With `CELLHARNESS_UPDATE_GOLDEN=1` in the environment each is written instead of compared, and the test fails, so that nobody
/// takes an update for a check.
package enum Golden {
  /// A file of the folder `Golden` beside a test.
  package static func file(_ name: String, beside test: String = #filePath) -> URL {
    URL(fileURLWithPath: test).deletingLastPathComponent().appendingPathComponent("Golden/\(name)")
  }

  /// Compares a text with a file, or writes it.
  /// - Parameter hint: What helps to see the difference.
  package static func expect(
    _ text: String, in file: URL, hint: String = "", at location: SourceLocation = #_sourceLocation
  ) {
    let name = file.lastPathComponent
    guard ProcessInfo.processInfo.environment["CELLHARNESS_UPDATE_GOLDEN"] != "1" else {
      do {
        try Data(text.utf8).write(to: file)
        Issue.record("\(name) was written", sourceLocation: location)
      } catch {
        Issue.record("\(name) was not written: \(error)", sourceLocation: location)
      }
      return
    }
    let golden = (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) }
    #expect(
      text == golden, "\(name) differs\(hint.isEmpty ? "" : "; \(hint)"); CELLHARNESS_UPDATE_GOLDEN=1 writes it",
      sourceLocation: location)
  }
}

/// Compares a text with a file of the folder `Golden` beside the test, or writes it.
package func expectGolden(
  _ text: String, _ name: String, beside test: String = #filePath, at location: SourceLocation = #_sourceLocation
) {
  Golden.expect(text, in: Golden.file(name, beside: test), at: location)
}
