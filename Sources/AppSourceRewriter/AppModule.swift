/// The source files of one module of an app, and their copies for a machine without Objective-C.
///
/// Each file is parsed once. What a copy looks like can depend on other files: where a selector's method is declared, what a
/// subclass overrides.
public struct AppModule {
  private var files: [String: File] = [:]
  private let modules: ModuleConfiguration
  /// Classes that are written for the module's data models.
  var generatedClasses: Set<String> = []

  private struct File {
    var text: [UInt8]
    var facts: SourceFacts
  }

  /// A module without files.
  /// - Parameters:
  ///   - emptyModules: Modules that are imported and stand for nothing.
  ///   - presentModules: Modules that are there, whatever their names are.
  public init(emptyModules: Set<String> = [], presentModules: Set<String> = []) {
    modules = ModuleConfiguration(empty: emptyModules, present: presentModules)
  }

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

  /// True if an extension of a colour or a picture gives the type a constant of the name.
  func declaresAsset(_ name: String) -> Bool {
    let owners: Set<String> = ["UIColor", "UIImage", "Color", "ShapeStyle", "ImageResource", "ColorResource"]
    return files.values.contains { file in
      file.facts.members.contains { $0.name == name && $0.isStatic && owners.contains($0.owner) && $0.kind != .method }
    }
  }

  /// True if the module gives a text that is a resource the name itself.
  func declaresText(_ name: String) -> Bool {
    files.values.contains { file in
      file.facts.members.contains { $0.name == name && $0.isStatic && $0.owner == "LocalizedStringResource" }
    }
  }

  /// True if the module has a class of the name.
  func declaresClass(_ name: String) -> Bool {
    files.values.contains { $0.facts.types.contains { $0.name == name && $0.kind == .class } }
  }

  /// True if the module says itself that a type conforms to a protocol, where it is declared or in an extension.
  func says(_ name: String, is protocolName: String) -> Bool {
    files.values.contains { $0.facts.types.contains { $0.name == name && $0.inherits.contains(protocolName) } }
  }

  private var index: ModuleIndex { ModuleIndex(files.mapValues(\.facts), generated: generatedClasses) }

  /// What the body of a class that is written for a data model declares for the app's extensions of it.
  func relays(of generatedClass: String) -> String { ExtensionOverrides.relays(of: generatedClass, index) }

  /// The copies of all files, by path.
  public func rewritten() -> [String: String] {
    let index = self.index
    return Dictionary(
      uniqueKeysWithValues: files.map { path, file in
        (path, CopyWriter(path: path, source: file.text, facts: file.facts, index: index, modules: modules).text)
      })
  }
}
