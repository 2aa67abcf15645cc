import Foundation
import Testing

@testable import AppSourceRewriter

@Suite("What is not rewritten") struct PassThroughTests {
  private var root: URL { URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardizedFileURL }

  /// Swift files below a folder.
  private func files(below folder: URL) -> [URL] {
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects as? [URL] ?? []
    return all.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
  }

  /// A file with one of these may have something to rewrite.
  private let forms = [
    "awakeFromNib", "@objc", "@nonobjc", "@IB", "@main", "@UIApplicationMain", "@NSManaged", "#selector", "#keyPath", "dynamic ",
    "os(iOS)",
    "os(Linux)",
    "?(", "@GKInspectable",
  ]

  @Test("A file without the forms keeps every byte: this package's larger modules, and CELLHARNESS_PUBLIC_SWIFT")
  func bytes() throws {
    let folders =
      [root.appending(path: "Sources/UIKit"), root.appending(path: "Sources/SwiftUI")]
      + [ProcessInfo.processInfo.environment["CELLHARNESS_PUBLIC_SWIFT"]].compactMap { $0.map { URL(filePath: $0) } }
    var compared = 0
    for file in folders.flatMap(files) {
      guard let text = try? String(contentsOf: file, encoding: .utf8), !forms.contains(where: text.contains) else { continue }
      if text.contains("extension "), text.contains("override ") { continue }
      if text.split(separator: "\n").contains(where: { $0.hasPrefix("import ") && $0.contains(".") }) { continue }
      if file.lastPathComponent == "main.swift" { continue }
      var module = AppModule()
      module.add(file.path, text)
      guard module.errors.isEmpty else { continue }
      let copy = module.rewritten()[file.path] ?? ""
      let start = "#sourceLocation(file: \"\(file.path)\", line: 1)\n"
      let body = copy.range(of: start).map { String(copy[$0.upperBound...]) }
      // What is added stands behind it.
      let isWhole = body.map { $0 == text || $0.hasPrefix(text + "\n#sourceLocation()\n") } ?? false
      #expect(isWhole, "\(file.path)")
      compared += 1
    }
    #expect(compared > 300)
  }

  @Test("Carriage returns, a byte order mark and text that is not ASCII stay, and what follows them is found")
  func unusualText() {
    let text = "\u{FEFF}// Größe 👩‍👩‍👧\r\nclass C: NSObject {\r\n  let a = \"é\"; @objc func b() {}\r\n}\r\n"
    #expect(Copy(text).body == text.replacing("@objc", with: "     "))
  }
}
