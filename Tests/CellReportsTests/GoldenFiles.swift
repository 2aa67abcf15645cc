import Foundation
import Testing

/// Compares with a file in `Golden/`. With `CELLHARNESS_UPDATE_GOLDEN=1` in the environment the file is written instead, and the test
/// fails, so that nobody mistakes an update for a check.
func expectGolden(_ text: String, _ name: String, at location: SourceLocation = #_sourceLocation) {
  let file = Golden.file(name)
  if ProcessInfo.processInfo.environment["CELLHARNESS_UPDATE_GOLDEN"] == "1" {
    let isWritten = (try? Data(text.utf8).write(to: file)) != nil
    Issue.record("\(name) was \(isWritten ? "written" : "not written")", sourceLocation: location)
    return
  }
  let golden = (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) }
  #expect(text == golden, "\(name) differs", sourceLocation: location)
}

/// The files that are compared with.
enum Golden {
  static func file(_ name: String) -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Golden/\(name)")
  }
}
