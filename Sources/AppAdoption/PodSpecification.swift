import Foundation

/// What a library says of itself for CocoaPods, where its example's project lies beside it or below it.
struct PodSpecification {
  /// The folder of a module's sources, as the specification of its name has it, in the app's folder, below it or in the one above.
  static func sources(of module: String, around folder: String) -> String? {
    let above = (folder as NSString).deletingLastPathComponent
    let below = SourceFolder.entries(folder).filter { !$0.hasSuffix(".swift") }
    for place in [folder] + below + [above] {
      guard let data = FileManager.default.contents(atPath: "\(place)/\(module).podspec") else { continue }
      for pattern in patterns(in: String(decoding: data, as: UTF8.self)) {
        let sources = fixedPart(of: pattern).map { "\(place)/\($0)" } ?? place
        if !SourceFolder.swiftFiles(sources).isEmpty { return sources }
      }
    }
    return nil
  }

  /// `s.source_files = 'Lib/Classes/**/*'`
  static func patterns(in text: String) -> [String] {
    text.matches(of: #/source_files\s*=\s*\[?\s*['"]([^'"]+)['"]/#).map { String($0.1) }
  }

  /// The folders before the first wildcard; nil if there are none.
  static func fixedPart(of pattern: String) -> String? {
    let parts = pattern.split(separator: "/").prefix { !$0.contains { "*{[?".contains($0) } }
    let folders = parts.last?.hasSuffix(".swift") == true ? parts.dropLast() : parts
    return folders.isEmpty ? nil : folders.joined(separator: "/")
  }
}
