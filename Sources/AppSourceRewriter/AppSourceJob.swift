import Dispatch
import Foundation

/// What the plug-in asks for: one module's files, and where their copies go.
public struct AppSourceJob: Codable, Sendable {
  /// A file of the app and its copy.
  public struct File: Codable, Sendable {
    public var source: String
    public var copy: String
    /// Creates a pair.
    public init(source: String, copy: String) { (self.source, self.copy) = (source, copy) }
  }
  public var files: [File]
  /// What was found out about the files, kept between builds.
  public var cache: String
  /// Modules that are imported and stand for nothing.
  public var emptyModules: [String]?
  /// Modules that the target depends on.
  public var presentModules: [String]?
  /// Catalogs, and where the constants for what is in them go.
  public struct Assets: Codable, Sendable {
    public var catalogs: [String]
    public var output: String
    /// Creates the constants' place.
    public init(catalogs: [String], output: String) { (self.catalogs, self.output) = (catalogs, output) }
  }
  /// Asset catalogs.
  public var assets: Assets?
  /// String catalogs.
  public var strings: Assets?
  /// Files that Xcode would copy beside the module's program, and the file of the copies that tells the program where they are.
  public var resources: [String]?
  public var listing: String?
  /// True if the package manager makes a bundle for the module.
  public var hasOwnBundle: Bool?
  /// Core Data models of the module, and where what Xcode writes for them goes.
  public var models: [String]?
  public var modelOutput: String?

  /// Creates a job.
  public init(
    files: [File], cache: String, emptyModules: [String]? = nil, presentModules: [String]? = nil, resources: [String]? = nil,
    listing: String? = nil
  ) {
    self.files = files
    self.cache = cache
    self.emptyModules = emptyModules
    self.presentModules = presentModules
    self.resources = resources
    self.listing = listing
  }

  /// Performs the job that a file describes. Errors are printed as the compiler prints its own, and end the process with code 1.
  public static func run(at place: URL) {
    do {
      let problems = try JSONDecoder().decode(AppSourceJob.self, from: Data(contentsOf: place)).run()
      problems.forEach { print($0) }
      if !problems.isEmpty { exit(1) }
    } catch {
      fail(RewriterText.job(place.path, "\(error)"))
    }
  }

  /// Ends the process.
  public static func fail(_ message: String) -> Never {
    print("error: \(message)")
    exit(1)
  }

  /// Writes all copies, or none: what is wrong with the files is returned, one line each.
  public func run() throws -> [String] {
    var known = SurveyCache(at: cache)
    let surveyed = survey(known)
    let problems = surveyed.flatMap(\.problems)
    guard problems.isEmpty else { return problems }
    var module = AppModule(emptyModules: Set(emptyModules ?? []), presentModules: Set(presentModules ?? []))
    for file in surveyed { module.add(file.path, file.text, file.facts) }
    known.entries = Dictionary(surveyed.map { ($0.path, $0.entry) }) { first, _ in first }
    let read = (models ?? []).map { (path: $0, model: DataModel(at: $0)) }
    let written = DataModelSource(
      models: read.compactMap(\.model), isIdentifiable: { [module] in module.says($0, is: "Identifiable") },
      isDeclared: { [module] in module.declaresClass($0) })
    module.generatedClasses = written.classNames
    let copies = module.rewritten()
    for file in files { try write(copies[file.source] ?? "", to: file.copy) }
    if let assets {
      try write(AssetSymbols(catalogs: assets.catalogs).text { module.declaresAsset($0) }, to: assets.output)
    }
    if let strings {
      try write(StringSymbols(catalogs: strings.catalogs).text { module.declaresText($0) }, to: strings.output)
    }
    if let modelOutput {
      let broken = read.filter { $0.model == nil }
      guard broken.isEmpty else { return broken.map { "\($0.path):1:1: error: \(RewriterText.model)" } }
      try write(written.text { module.relays(of: $0) }, to: modelOutput)
    }
    if let listing {
      let text = FileListing.text(resources ?? [], sources: surveyed.map(\.text), hasOwnBundle: hasOwnBundle ?? false)
      try write(text, to: listing)
    }
    try known.write(to: cache)
    return []
  }

  // MARK: Machinery

  private struct Surveyed {
    var path: String
    var text = ""
    var facts = SourceFacts()
    var entry = SurveyCache.Entry(digest: 0, facts: Data())
    var problems: [String] = []
  }

  private func survey(_ known: SurveyCache) -> [Surveyed] {
    var result = files.map { Surveyed(path: $0.source) }
    let count = result.count
    result.withUnsafeMutableBufferPointer { buffer in
      nonisolated(unsafe) let slots = buffer
      // Each file has its own place.
      DispatchQueue.concurrentPerform(iterations: count) { index in slots[index] = survey(slots[index].path, known) }
    }
    return result
  }

  private func survey(_ path: String, _ known: SurveyCache) -> Surveyed {
    var result = Surveyed(path: path)
    guard let data = FileManager.default.contents(atPath: path), let text = String(data: data, encoding: .utf8) else {
      result.problems = ["\(path):1:1: error: \(RewriterText.unreadable)"]
      return result
    }
    result.text = text
    let digest = SurveyCache.digest(of: data)
    if let entry = known.entries[path], entry.digest == digest, let facts = entry.decoded {
      (result.facts, result.entry) = (facts, entry)
    } else {
      result.facts = SourceSurvey.facts(of: text, at: path)
      result.entry = SurveyCache.Entry(digest: digest, facts: (try? JSONEncoder().encode(result.facts)) ?? Data())
    }
    result.problems = result.facts.errors.map { "\(path):\($0.line):\($0.column): error: \($0.message)" }
    return result
  }

  /// A copy that has not changed keeps its time, so that it is not compiled again.
  private func write(_ text: String, to path: String) throws {
    let data = Data(text.utf8)
    guard FileManager.default.contents(atPath: path) != data else { return }
    try data.write(to: URL(filePath: path), options: .atomic)
  }
}

/// What earlier builds found out about files, by their content.
struct SurveyCache: Codable, Sendable {
  struct Entry: Codable, Sendable {
    var digest: UInt64
    var facts: Data
    var decoded: SourceFacts? { try? JSONDecoder().decode(SourceFacts.self, from: facts) }
  }
  var version = SurveyCache.version
  var entries: [String: Entry] = [:]

  /// Raised whenever the survey finds other facts in the same text.
  private static let version = 20

  /// Empty if there is none, or one of another version.
  init(at path: String) {
    guard let data = FileManager.default.contents(atPath: path),
      let found = try? PropertyListDecoder().decode(SurveyCache.self, from: data), found.version == SurveyCache.version
    else { return }
    self = found
  }

  func write(to path: String) throws {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    try encoder.encode(self).write(to: URL(filePath: path), options: .atomic)
  }

  /// FNV-1a.
  static func digest(of data: Data) -> UInt64 {
    data.withUnsafeBytes { bytes in
      bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
  }
}
