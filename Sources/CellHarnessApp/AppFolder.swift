import Foundation

/// What `cellharness-app.json` in a target's folder says.
struct AppConfiguration: Decodable {
  /// The app's folders, relative to the file; one may be a single Swift file.
  var folders: [String]
  /// Files and folders below them that are not compiled, relative to the folder they are in.
  var exclude: [String]?
  /// Modules that are imported and are nowhere: they stand for nothing.
  var emptyModules: [String]?

  static let fileName = "cellharness-app.json"

  init(at file: URL) throws {
    guard let data = FileManager.default.contents(atPath: file.path) else { throw AppFolderError.noConfiguration(file.path) }
    do { self = try JSONDecoder().decode(AppConfiguration.self, from: data) } catch {
      throw AppFolderError.badConfiguration(file.path)
    }
    guard !folders.isEmpty else { throw AppFolderError.badConfiguration(file.path) }
  }
}

/// What is wrong with an app's folder, as the build prints it.
enum AppFolderError: Error, CustomStringConvertible {
  case noConfiguration(String)
  case badConfiguration(String)
  case missing(String, configuration: String)
  case missingExclusion(String, configuration: String)
  case empty(String)
  case sameName(String, String)
  case circular(link: String, to: String)

  var description: String {
    switch self {
    case .noConfiguration(let path):
      "there is no file \(path). Create it: { \"folders\": [\"../../../MyApp\"] } names the app's folder, relative to the file."
    case .badConfiguration(let path):
      "\(path) is not as expected: { \"folders\": [\"../../../MyApp\"], \"exclude\": [\"Tests\"] }, with at least one folder."
    case .missing(let path, let configuration):
      "\(configuration) names the folder \(path), which is not there. Paths are relative to the file."
    case .missingExclusion(let path, let configuration):
      "\(configuration) excludes \(path), which is not in any of its folders. Correct or remove the entry."
    case .empty(let path): "there are no Swift files in \(path), or all of them are excluded."
    case .sameName(let first, let second):
      "\(first) and \(second) have the same name; files of one module need different ones. Exclude one of them."
    case .circular(let link, let path): "the link \(link) leads back to \(path), which contains it. Exclude the link."
    }
  }
}

/// Finds the Swift files of an app's folders.
struct AppFolder {
  let configuration: AppConfiguration
  let file: URL
  private var excluded: Set<String> = []

  init(_ configuration: AppConfiguration, at file: URL) throws {
    self.configuration = configuration
    self.file = file
    let roots = self.roots
    for root in roots where !FileManager.default.fileExists(atPath: root.path) {
      throw AppFolderError.missing(root.path, configuration: file.path)
    }
    for name in configuration.exclude ?? [] {
      let places = roots.map { $0.appending(path: name).standardizedFileURL.path }
      guard let found = places.first(where: { FileManager.default.fileExists(atPath: $0) }) else {
        throw AppFolderError.missingExclusion(name, configuration: file.path)
      }
      excluded.insert(found.hasSuffix("/") ? String(found.dropLast()) : found)
    }
  }

  var roots: [URL] {
    configuration.folders.map { URL(filePath: $0, relativeTo: file.deletingLastPathComponent()).standardizedFileURL }
  }

  /// Sorted, each once; files of one name are an error.
  func swiftFiles() throws -> [String] {
    let found = try files { $0.hasSuffix(".swift") }
    guard !found.isEmpty else { throw AppFolderError.empty(roots.map(\.path).joined(separator: ", ")) }
    var names: [String: String] = [:]
    for path in found.sorted() {
      let name = (path as NSString).lastPathComponent
      if let other = names.updateValue(path, forKey: name), other != path { throw AppFolderError.sameName(other, path) }
    }
    return Array(Set(found)).sorted()
  }

  /// Files that Xcode would copy beside the app's program, sorted: interface files, data, pictures, sounds, films, fonts.
  func resourceFiles() throws -> [String] {
    Array(Set(try files { Self.resourceKinds.contains(($0 as NSString).pathExtension.lowercased()) })).sorted()
  }

  /// The same as in `AppTarget` of `AppAdoption`: a test compares them.
  private static let resourceKinds: Set<String> = [
    "storyboard", "xib", "json", "geojson", "plist", "csv", "tsv", "txt", "md", "html", "css", "js", "xml", "rtf", "yml", "yaml",
    "sqlite", "db", "dat", "bin", "strings", "stringsdict", "xcstrings", "png", "jpg", "jpeg", "gif", "heic", "webp", "pdf",
    "svg",
    "mp3", "wav", "m4a", "aac", "caf", "aif", "aiff", "mp4", "mov", "m4v", "ttf", "otf", "zip", "gz", "usdz", "gpx", "ics", "vcf",
    "epub", "realm",
  ]

  private func files(_ isMeant: (String) -> Bool) throws -> [String] {
    var found: [String] = []
    for root in roots { try collect(root.path, inside: [], &found, isMeant) }
    return found
  }

  private func collect(
    _ path: String, inside folders: [String], _ found: inout [String], _ isMeant: (String) -> Bool
  ) throws {
    let path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    guard !excluded.contains(path) else { return }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return }
    guard isFolder.boolValue else {
      if isMeant(path) { found.append(path) }
      return
    }
    let real = URL(filePath: path).resolvingSymlinksInPath().path
    if folders.contains(real) { throw AppFolderError.circular(link: path, to: real) }
    for name in try FileManager.default.contentsOfDirectory(atPath: path).sorted() where !isSkipped(name) {
      try collect("\(path)/\(name)", inside: folders + [real], &found, isMeant)
    }
  }

  /// The asset catalogs below the folders, and those that are named as folders, sorted.
  func assetCatalogs() -> [String] {
    var found: Set<String> = []
    for root in roots {
      if root.path.hasSuffix(".xcassets") { found.insert(root.path) }
      guard let names = FileManager.default.enumerator(atPath: root.path) else { continue }
      for case let name as String in names where name.hasSuffix(".xcassets") { found.insert("\(root.path)/\(name)") }
    }
    return found.filter { path in !excluded.contains { path == $0 || path.hasPrefix($0 + "/") } }.sorted()
  }

  /// The string catalogs below the folders, sorted.
  func stringCatalogs() throws -> [String] { Array(Set(try files { $0.hasSuffix(".xcstrings") })).sorted() }

  /// The Core Data models below the folders, and those that are named as folders, sorted.
  func dataModels() -> [String] {
    var found: Set<String> = []
    for root in roots {
      if root.path.hasSuffix(".xcdatamodeld") { found.insert(root.path) }
      guard let names = FileManager.default.enumerator(atPath: root.path) else { continue }
      for case let name as String in names where name.hasSuffix(".xcdatamodeld") && !name.contains("Pods/") {
        found.insert("\(root.path)/\(name)")
      }
    }
    return found.filter { path in !excluded.contains { path == $0 || path.hasPrefix($0 + "/") } }.sorted()
  }

  /// The files that a change of a model changes.
  func modelFiles() -> [URL] {
    dataModels().flatMap { model in
      (FileManager.default.enumerator(atPath: model)?.allObjects ?? []).compactMap { $0 as? String }.filter {
        $0.hasSuffix("contents") || $0.hasSuffix(".xccurrentversion")
      }.sorted().map { URL(filePath: "\(model)/\($0)") }
    }
  }

  /// What an Xcode project keeps beside its sources.
  private func isSkipped(_ name: String) -> Bool {
    name.hasPrefix(".")
      || [".xcodeproj", ".xcworkspace", ".xcassets", ".playground", ".framework", ".docc"].contains { name.hasSuffix($0) }
      || name == "Pods" || name == "Carthage" || name == "DerivedData"
  }
}
