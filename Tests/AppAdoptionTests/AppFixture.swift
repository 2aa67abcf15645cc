import Foundation

/// A folder with an app, which goes with the test.
final class AppFixture {
  let place: String

  init(_ files: [String: String]) throws {
    place =
      FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appending(path: "adopt-\(UUID().uuidString)/App").path
    for (name, text) in files {
      let file = URL(filePath: "\(place)/\(name)")
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }
  deinit { try? FileManager.default.removeItem(atPath: (place as NSString).deletingLastPathComponent) }

  func text(_ path: String) -> String? {
    FileManager.default.contents(atPath: "\((place as NSString).deletingLastPathComponent)/\(path)").map {
      String(decoding: $0, as: UTF8.self)
    }
  }
}
