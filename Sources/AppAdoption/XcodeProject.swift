import Foundation

/// What a project file says about modules and their files.
struct XcodeProject {
  private let root: String
  private let objects: [String: [String: Any]]
  private let project: [String: Any]

  /// The projects below a folder, those of its own first.
  static func all(in folder: String) -> [XcodeProject] {
    places(folder).compactMap { XcodeProject($0) }
  }

  private static func places(_ folder: String) -> [String] {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    return names.filter { $0.hasSuffix(".xcodeproj") }.map { "\(folder)/\($0)" }
      + SourceFolder.entries(folder).filter { !$0.hasSuffix(".swift") }.flatMap(places)
  }

  /// Nil if the file is not there or can't be read.
  init?(_ path: String) {
    guard let data = FileManager.default.contents(atPath: "\(path)/project.pbxproj"),
      let top = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
      let objects = top["objects"] as? [String: [String: Any]], let id = top["rootObject"] as? String, let project = objects[id]
    else { return nil }
    self.objects = objects
    self.project = project
    root = (path as NSString).deletingLastPathComponent
  }

  /// Frameworks first: the app imports them.
  func targets() -> [AppTarget] {
    let places = self.places
    let found = strings(project["targets"]).compactMap { objects[$0] }.compactMap {
      target -> (kind: String, target: AppTarget)? in
      let kind = (target["productType"] as? String ?? "").split(separator: ".").last.map(String.init) ?? ""
      guard ["application", "framework", "static"].contains(kind) || kind.hasPrefix("library") else { return nil }
      let files = self.files(of: target, places)
      guard !files.isEmpty, let name = target["name"] as? String else { return nil }
      return (kind, AppTarget(name: AppTarget.moduleName(name), files: files, models: models(of: target, places)))
    }
    return found.filter { $0.kind != "application" }.map(\.target) + found.filter { $0.kind == "application" }.map(\.target)
  }

  private func listed(_ target: [String: Any], _ places: [String: String]) -> [String] {
    let phases = strings(target["buildPhases"]).compactMap { objects[$0] }.filter {
      $0["isa"] as? String == "PBXSourcesBuildPhase"
    }
    return phases.flatMap { strings($0["files"]) }.compactMap { objects[$0]?["fileRef"] as? String }.compactMap { places[$0] }
  }

  private func models(of target: [String: Any], _ places: [String: String]) -> [String] {
    let folders = strings(target["fileSystemSynchronizedGroups"]).compactMap { places[$0] }.flatMap(SourceFolder.models)
    let all = Set(listed(target, places).filter { $0.hasSuffix(".xcdatamodeld") } + folders)
    return all.filter { FileManager.default.fileExists(atPath: $0) }.sorted()
  }

  private func files(of target: [String: Any], _ places: [String: String]) -> [String] {
    let listed = listed(target, places)
    // Folders of newer projects belong to a module as a whole.
    let folders = strings(target["fileSystemSynchronizedGroups"]).compactMap { places[$0] }.flatMap(SourceFolder.swiftFiles)
    let all = Set(listed.filter { $0.hasSuffix(".swift") } + folders)
    return all.filter { FileManager.default.fileExists(atPath: $0) }.sorted()
  }

  /// Where files and groups are, by their ids.
  private var places: [String: String] {
    var result: [String: String] = [:]
    func visit(_ id: String, _ around: String) {
      guard let object = objects[id], result[id] == nil else { return }
      let path = object["path"] as? String ?? ""
      let base = object["sourceTree"] as? String == "SOURCE_ROOT" ? top : around
      let place = path.isEmpty ? base : URL(filePath: path, relativeTo: URL(filePath: base + "/")).standardizedFileURL.path
      result[id] = place.count > 1 && place.hasSuffix("/") ? String(place.dropLast()) : place
      for child in strings(object["children"]) { visit(child, result[id] ?? base) }
    }
    if let main = project["mainGroup"] as? String { visit(main, top) }
    return result
  }

  private var top: String {
    let inner = project["projectDirPath"] as? String ?? ""
    return inner.isEmpty ? root : "\(root)/\(inner)"
  }

  private func strings(_ value: Any?) -> [String] { value as? [String] ?? [] }
}
