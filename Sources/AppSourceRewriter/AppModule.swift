/// The source files of one module of an app, and their copies for a machine without Objective-C.
///
/// Each file is parsed once. What a copy looks like can depend on other files: where a selector's method is declared, what a
/// subclass overrides.
public struct AppModule {
  private var files: [String: File] = [:]

  private struct File {
    var text: [UInt8]
    var facts: SourceFacts
  }

  /// A module without files.
  public init() {}

  /// Parses and adds a file.
  public mutating func add(_ path: String, _ text: String) { add(path, text, SourceSurvey.facts(of: text, at: path)) }

  mutating func add(_ path: String, _ text: String, _ facts: SourceFacts) {
    files[path] = File(text: Array(text.utf8), facts: facts)
  }

  /// What keeps files from being rewritten, as the compiler would print it.
  public var errors: [String] {
    files.keys.sorted().flatMap { path in
      (files[path]?.facts.errors ?? []).map { "\(path):\($0.line):\($0.column): error: \($0.message)" }
    }
  }

  /// The copies of all files, by path.
  public func rewritten() -> [String: String] {
    let index = ModuleIndex(files.mapValues(\.facts))
    return Dictionary(
      uniqueKeysWithValues: files.map { path, file in
        (path, CopyWriter(path: path, source: file.text, facts: file.facts, index: index).text)
      })
  }
}
