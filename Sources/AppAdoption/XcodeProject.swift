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
    let found = strings(project["targets"]).compactMap { id -> (kind: String, target: AppTarget)? in
      guard let target = objects[id] else { return nil }
      let kind = (target["productType"] as? String ?? "").split(separator: ".").last.map(String.init) ?? ""
      guard !isOnlyForMac(target), ["application", "framework", "static"].contains(kind) || kind.hasPrefix("library") else {
        return nil
      }
      let files = self.files(of: id, target, places)
      guard !files.isEmpty, let name = target["name"] as? String else { return nil }
      let settings = buildSettings(of: target)
      let module = AppTarget(
        name: AppTarget.moduleName(name), files: files, models: models(of: id, target, places),
        resources: resources(of: id, target, places), settings: SwiftSettings(settings), devices: DeviceFamilies(settings))
      return (kind, module)
    }
    return found.filter { $0.kind != "application" }.map(\.target) + found.filter { $0.kind == "application" }.map(\.target)
  }

  /// True for a module that is built for the Mac and for nothing else: its frameworks are not here.
  private func isOnlyForMac(_ target: [String: Any]) -> Bool {
    let lists = [target["buildConfigurationList"], project["buildConfigurationList"]].compactMap { $0 as? String }
    let settings = lists.compactMap { list in
      strings(objects[list]?["buildConfigurations"]).lazy.compactMap { objects[$0]?["buildSettings"] as? [String: Any] }
        .compactMap { $0["SUPPORTED_PLATFORMS"] as? String ?? $0["SDKROOT"] as? String }.first
    }
    return settings.first == "macosx"
  }

  /// Those of a debug build: the module's own, then the project's.
  private func buildSettings(of target: [String: Any]) -> [[String: Any]] {
    [target["buildConfigurationList"], project["buildConfigurationList"]].compactMap { $0 as? String }.flatMap { list in
      let all = strings(objects[list]?["buildConfigurations"]).compactMap { objects[$0] }
      let configuration = all.first { ($0["name"] as? String)?.hasPrefix("Debug") == true } ?? all.first
      return [configuration?["buildSettings"] as? [String: Any]].compactMap { $0 }
    }
  }

  /// The folders of packages that the project names beside its own files.
  func localPackages() -> [String] {
    let places = self.places
    let named = objects.compactMap { id, object -> String? in
      switch object["isa"] as? String {
      case "XCLocalSwiftPackageReference":
        (object["relativePath"] as? String).map {
          URL(filePath: $0, relativeTo: URL(filePath: top + "/")).standardizedFileURL.path
        }
      // Older projects name the package's folder as a file.
      case "PBXFileReference": places[id]
      default: nil
      }
    }
    return Set(named.map { $0.count > 1 && $0.hasSuffix("/") ? String($0.dropLast()) : $0 }).filter {
      FileManager.default.fileExists(atPath: "\($0)/Package.swift")
    }.sorted()
  }

  private func listed(
    _ target: [String: Any], _ places: [String: String], in phase: String = "PBXSourcesBuildPhase"
  ) -> [String] {
    let phases = strings(target["buildPhases"]).compactMap { objects[$0] }.filter { $0["isa"] as? String == phase }
    let files = phases.flatMap { strings($0["files"]) }.compactMap { objects[$0] }.filter(isForPhones)
    let ids = files.compactMap { $0["fileRef"] as? String }
    // A storyboard that has translations is a group of files.
    let all = ids.flatMap { id in objects[id]?["isa"] as? String == "PBXVariantGroup" ? strings(objects[id]?["children"]) : [id] }
    return all.compactMap { places[$0] }
  }

  /// A file of a module for several systems may be for some of them only.
  private func isForPhones(_ file: [String: Any]) -> Bool {
    let systems = strings(file["platformFilters"]) + [file["platformFilter"] as? String].compactMap { $0 }
    return systems.isEmpty || systems.contains("ios")
  }

  private func resources(of id: String, _ target: [String: Any], _ places: [String: String]) -> [String] {
    let listed = listed(target, places, in: "PBXResourcesBuildPhase")
    let folders = below(id, target, places, SourceFolder.resources)
    return Set(listed.filter(SourceFolder.isResource) + folders).filter { FileManager.default.fileExists(atPath: $0) }.sorted()
  }

  private func models(of id: String, _ target: [String: Any], _ places: [String: String]) -> [String] {
    let folders = below(id, target, places, SourceFolder.models)
    let all = Set(listed(target, places).filter { $0.hasSuffix(".xcdatamodeld") } + folders)
    return all.filter { FileManager.default.fileExists(atPath: $0) }.sorted()
  }

  private func files(of id: String, _ target: [String: Any], _ places: [String: String]) -> [String] {
    let listed = listed(target, places)
    // Folders of newer projects belong to a module as a whole.
    let folders = below(id, target, places) { place in
      // A package in such a folder is a package still, and none of its files the module's.
      let all = SourceFolder.swiftFiles(place)
      let packages = all.filter(LocalPackages.isManifest).map { ($0 as NSString).deletingLastPathComponent + "/" }
      return all.filter { path in !packages.contains { path.hasPrefix($0) } }
    }
    let all = Set(listed.filter { $0.hasSuffix(".swift") } + folders)
    let present = all.filter { FileManager.default.fileExists(atPath: $0) && !LocalPackages.isManifest($0) }
    return present.union(moved(all.subtracting(present), besides: present.union(places.values))).sorted()
  }

  /// Files that are not where the project says, as after a move that was not committed whole: each is the only one of its name below the
  /// project's folder that the project does not list elsewhere.
  private func moved(_ missing: Set<String>, besides listed: Set<String>) -> [String] {
    let absent = missing.filter { !FileManager.default.fileExists(atPath: $0) }
    guard !absent.isEmpty else { return [] }
    func name(_ path: String) -> String { (path as NSString).lastPathComponent }
    let others = Dictionary(grouping: SourceFolder.swiftFiles(top).filter { !listed.contains($0) }, by: name)
    return absent.compactMap { path in others[name(path)].flatMap { $0.count == 1 ? $0[0] : nil } }
  }

  /// What a module has of whole folders: its own without the exceptions, and the exceptions of the others' that name it.
  private func below(
    _ id: String, _ target: [String: Any], _ places: [String: String], _ find: (String) -> [String]
  ) -> [String] {
    let own = Set(strings(target["fileSystemSynchronizedGroups"]))
    let all = objects.filter { $0.value["isa"] as? String == "PBXFileSystemSynchronizedRootGroup" }.keys.sorted()
    return all.flatMap { group -> [String] in
      guard let place = places[group] else { return [] }
      let named = strings(objects[group]?["exceptions"]).compactMap { objects[$0] }.filter { $0["target"] as? String == id }
      let exceptions = named.flatMap { strings($0["membershipExceptions"]) }.map { "\(place)/\($0)" }
      func isExcepted(_ path: String) -> Bool { exceptions.contains { path == $0 || path.hasPrefix($0 + "/") } }
      return find(place).filter { isExcepted($0) != own.contains(group) }
    }
  }

  /// Where files and groups are, by their ids.
  private var places: [String: String] {
    var result: [String: String] = [:]
    func visit(_ id: String, _ around: String) {
      guard let object = objects[id], result[id] == nil else { return }
      let path = object["path"] as? String ?? ""
      let base = object["sourceTree"] as? String == "SOURCE_ROOT" ? top : around
      // Where it was on somebody's machine: Xcode does not find it elsewhere, and means what lies where the group is.
      let isElsewhere = path.hasPrefix("/") && !FileManager.default.fileExists(atPath: path)
      let found = isElsewhere ? (path as NSString).lastPathComponent : path
      let place = path.isEmpty ? base : URL(filePath: found, relativeTo: URL(filePath: base + "/")).standardizedFileURL.path
      result[id] = SourceFolder.asOnDisk(place.count > 1 && place.hasSuffix("/") ? String(place.dropLast()) : place)
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
