import Foundation

/// A module of an app, as its project has it.
struct AppTarget: Equatable {
  var name: String
  /// Absolute paths, sorted.
  var files: [String]
  /// Core Data models, as absolute paths.
  var models: [String] = []
  /// Asset catalogs, interface files and data that the project names, as absolute paths.
  var resources: [String] = []
  var settings = SwiftSettings()
  /// What it is built for, as far as the project says it.
  var devices = DeviceFamilies()

  /// The folders and exclusions that give exactly these files.
  func places() -> (folders: [String], exclude: [String]) {
    guard let common else { return ([], []) }
    let own = Set(files)
    let outside = (models + resources).filter { !$0.hasPrefix(common + "/") }
    // Models that lie there and belong to nobody would be compiled too.
    let unused = SourceFolder.models(common).filter { !models.contains($0) }
    return ([common] + outside, (excluded(in: common, own) + unused).map { String($0.dropFirst(common.count + 1)) })
  }

  /// The asset catalogs whose names the module's code may use, sorted: those that the plug-in finds.
  var catalogs: [String] {
    let (folders, exclude) = places()
    guard let common else { return [] }
    let excluded = exclude.map { "\(common)/\($0)/" }
    let inside = SourceFolder.catalogs(common).filter { path in !excluded.contains { path.hasPrefix($0) } }
    return (inside + folders.filter { $0.hasSuffix(".xcassets") }).sorted()
  }

  /// The string catalogs whose texts the module's code may use, sorted: those that the plug-in finds.
  var stringCatalogs: [String] {
    let (folders, exclude) = places()
    guard let common else { return [] }
    let excluded = exclude.map { "\(common)/\($0)" }
    let inside = SourceFolder.stringCatalogs(common).filter { path in
      !excluded.contains { path == $0 || path.hasPrefix($0 + "/") }
    }
    return (inside + folders.filter { $0.hasSuffix(".xcstrings") }).sorted()
  }

  /// The largest folder around its files that has none of other modules: where its resources and property lists are.
  func home(in folder: String, besides others: [AppTarget]) -> String {
    let foreign = others.filter { $0.name != name }.flatMap(\.files)
    guard !foreign.isEmpty, var home = common, home.hasPrefix(folder + "/") else { return folder }
    while home != folder {
      let around = (home as NSString).deletingLastPathComponent
      if foreign.contains(where: { $0.hasPrefix(around + "/") }) { return home }
      home = around
    }
    return folder
  }

  /// The folder around all files.
  private var common: String? {
    guard var common = files.first.map({ ($0 as NSString).deletingLastPathComponent }) else { return nil }
    for file in files { while !file.hasPrefix(common + "/") { common = (common as NSString).deletingLastPathComponent } }
    return common
  }

  /// What is below a folder and not of the module; a folder that has nothing of it as a whole.
  private func excluded(in folder: String, _ own: Set<String>) -> [String] {
    SourceFolder.entries(folder).flatMap { path -> [String] in
      if path.hasSuffix(".swift") { return own.contains(path) ? [] : [path] }
      let inside = SourceFolder.swiftFiles(path)
      if inside.isEmpty { return [] }
      return inside.contains(where: own.contains) ? excluded(in: path, own) : [path]
    }
  }
}

extension AppTarget {
  /// Modules so that each comes after those that its files import; otherwise in the project's order.
  static func ordered(_ targets: [AppTarget], _ imports: [String: Set<String>]) -> [AppTarget] {
    var result: [AppTarget] = []
    var seen: Set<String> = []
    func add(_ target: AppTarget) {
      guard seen.insert(target.name).inserted else { return }
      let used = target.files.reduce(into: Set<String>()) { $0.formUnion(imports[$1] ?? []) }
      targets.filter { used.contains($0.name) }.forEach(add)
      result.append(target)
    }
    targets.forEach(add)
    return result
  }
}

/// Swift files below a folder, as the plug-in finds them.
enum SourceFolder {
  static func swiftFiles(_ folder: String) -> [String] {
    entries(folder).flatMap { $0.hasSuffix(".swift") ? [$0] : swiftFiles($0) }
  }

  /// Swift files and the folders that may have some, sorted.
  static func entries(_ folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().filter { !isSkipped($0) }.map { "\(folder)/\($0)" }.filter { path in
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return false }
      // A link may lead back to a folder around it.
      return isFolder.boolValue ? !isLink(path) : path.hasSuffix(".swift")
    }
  }

  /// Core Data models below a folder, sorted.
  static func models(_ folder: String) -> [String] { files(folder) { $0.hasSuffix(".xcdatamodeld") } }

  /// Asset catalogs below a folder, sorted.
  static func catalogs(_ folder: String) -> [String] { files(folder) { $0.hasSuffix(".xcassets") } }

  /// String catalogs below a folder, sorted.
  static func stringCatalogs(_ folder: String) -> [String] { files(folder) { $0.hasSuffix(".xcstrings") } }

  /// Asset catalogs, interface files and data below a folder, sorted.
  static func resources(_ folder: String) -> [String] { files(folder, isResource) }

  static func isResource(_ path: String) -> Bool {
    let kind = (path as NSString).pathExtension.lowercased()
    return (kind == "xcassets" || resourceKinds.contains(kind)) && !path.contains(".xcassets/")
  }

  /// What the plug-in takes for a resource: a plug-in can share no code, so a test compares both lists.
  private static let resourceKinds: Set<String> = [
    "storyboard", "xib", "json", "geojson", "plist", "csv", "tsv", "txt", "md", "html", "css", "js", "xml", "rtf", "yml", "yaml",
    "sqlite", "db", "dat", "bin", "strings", "stringsdict", "xcstrings", "png", "jpg", "jpeg", "gif", "heic", "webp", "pdf",
    "svg",
    "mp3", "wav", "m4a", "aac", "caf", "aif", "aiff", "mp4", "mov", "m4v", "ttf", "otf", "zip", "gz", "usdz", "gpx", "ics", "vcf",
    "epub", "realm",
  ]

  /// A project is written where capitals and the parts of a letter make no difference to the name of a file; here they do.
  static func asOnDisk(_ path: String) -> String {
    guard !FileManager.default.fileExists(atPath: path), path.hasPrefix("/"), path != "/" else { return path }
    let folder = asOnDisk((path as NSString).deletingLastPathComponent)
    let name = (path as NSString).lastPathComponent.lowercased()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().first { $0.lowercased() == name }.map { "\(folder)/\($0)" } ?? path
  }

  private static func files(_ folder: String, _ isMeant: (String) -> Bool) -> [String] {
    let names = (FileManager.default.enumerator(atPath: folder)?.allObjects ?? []).compactMap { $0 as? String }
    return names.filter { isMeant($0) && !$0.contains("Pods/") }.sorted().map { "\(folder)/\($0)" }
  }

  private static func isLink(_ path: String) -> Bool { (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil }

  private static func isSkipped(_ name: String) -> Bool {
    name.hasPrefix(".")
      || [".xcodeproj", ".xcworkspace", ".xcassets", ".playground", ".framework", ".docc"].contains { name.hasSuffix($0) }
      || ["Pods", "Carthage", "DerivedData", "SourcePackages"].contains(name)
  }
}
