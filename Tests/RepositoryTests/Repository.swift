import Foundation
import Synchronization

/// The checkout these tests were compiled from.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Text files below `folder` whose names end in one of `extensions`, with paths relative to the root, sorted.
  static func files(below folder: String, extensions: Set<String> = ["swift"]) throws -> [TextFile] {
    let key = "\(folder) \(extensions.sorted())"
    if let files = read.withLock({ $0[key] }) { return files }
    let files = try find(below: folder, extensions)
    read.withLock { $0[key] = files }
    return files
  }

  /// What was read: nearly every test asks for the same folders.
  private static let read = Mutex<[String: [TextFile]]>([:])

  private static func find(below folder: String, _ extensions: Set<String>) throws -> [TextFile] {
    let base = root.appendingPathComponent(folder)
    guard let walker = FileManager.default.enumerator(at: base, includingPropertiesForKeys: [.isRegularFileKey]) else {
      return []
    }
    var files: [TextFile] = []
    for case let url as URL in walker where extensions.contains(url.pathExtension) {
      guard (try? url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true else { continue }
      let path = String(url.path.dropFirst(root.path.count + 1))
      files.append(TextFile(path: path, text: try String(contentsOf: url, encoding: .utf8)))
    }
    return files.sorted { $0.path < $1.path }
  }

  /// Names at the top of the checkout that are not ignored by git's own rules here.
  static func topLevel() throws -> [(name: String, isFolder: Bool)] {
    try FileManager.default.contentsOfDirectory(
      at: root, includingPropertiesForKeys: [.isDirectoryKey]
    ).map { ($0.lastPathComponent, (try? $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) ?? false) }
  }

  static func manifestText() throws -> String {
    try String(contentsOf: root.appendingPathComponent("Package.swift"), encoding: .utf8)
  }

  static func manifest() throws -> Manifest { Manifest(text: try manifestText()) }

  /// What each module re-exports, directly or through another one, among the modules of this package.
  static func reexports() throws -> [String: Set<String>] { try allReexports.get() }

  private static let allReexports = Result { try findReexports() }

  private static func findReexports() throws -> [String: Set<String>] {
    let own = Set(try manifest().targets.map(\.name))
    var direct: [String: Set<String>] = [:]
    for file in try files(below: "Sources") {
      for entry in file.imports where entry.isExported && own.contains(entry.module) {
        direct[file.module, default: []].insert(entry.module)
      }
    }
    var all = direct
    for _ in direct { for (module, reached) in all { for next in reached { all[module]?.formUnion(direct[next] ?? []) } } }
    return all
  }

  /// Modules of this package and all that they re-export.
  static func withReexports(_ modules: Set<String>) throws -> Set<String> {
    let reexports = try reexports()
    return modules.reduce(modules) { $0.union(reexports[$1] ?? []) }
  }
}

/// A file of the checkout. Nearly every test asks for the same lines and imports, so both are made once.
struct TextFile: Sendable {
  let path: String
  let text: String
  let lines: [Substring]
  /// The modules it imports, and with which line.
  let imports: [Import]

  struct Import: Sendable {
    var module: String
    var line: Int
    var isExported: Bool
  }

  init(path: String, text: String) {
    self.path = path
    self.text = text
    // Foundation's is compiled with optimisation, the standard library's split is not in a debug build.
    lines = text.components(separatedBy: "\n").map { $0[...] }
    imports = path.hasSuffix(".swift") ? Self.imports(in: lines) : []
  }

  /// `Sources/UIKit/…` → `UIKit`.
  var module: String { path.split(separator: "/").dropFirst().first.map(String.init) ?? "" }

  private static func imports(in lines: [Substring]) -> [Import] {
    // What stands in a text of several lines is somebody else's import.
    var isText = false
    return lines.enumerated().compactMap { index, line in
      if line.contains("\"\"\""), line.components(separatedBy: "\"\"\"").count.isMultiple(of: 2) { isText.toggle() }
      guard !isText, line.contains("import ") else { return nil }
      let words = line.split(separator: " ").map(String.init)
      guard let place = words.firstIndex(of: "import"), words[..<place].allSatisfy(isImportPrefix) else { return nil }
      var rest = words[(place + 1)...]
      if let kind = rest.first, importKinds.contains(kind) { rest = rest.dropFirst() }
      guard let module = rest.first?.split(separator: ".").first else { return nil }
      return Import(module: String(module), line: index + 1, isExported: words.contains("@_exported"))
    }
  }

  private static let importKinds: Set<String> = ["func", "struct", "class", "enum", "protocol", "typealias", "var", "let"]

  private static func isImportPrefix(_ word: String) -> Bool {
    word.hasPrefix("@") || ["public", "internal", "private", "fileprivate", "package"].contains(word)
  }
}
