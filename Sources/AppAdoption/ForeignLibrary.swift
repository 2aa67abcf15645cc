import AppSourceRewriter
import Foundation

/// A library whose sources are at hand.
struct ForeignLibrary: Equatable {
  var target: AppTarget
  /// The folder of its sources.
  var sources: String
  /// What each of its files imports.
  var imports: [String]
  /// Files in the folder that are not of the module, as the configuration names them: the manifest, where the sources lie beside it.
  var exclude: [String] = []
  /// It stands in a package of the app's own, and not where package managers keep what is others'.
  var isOfApp = false

  /// Those that modules import, and those that they import themselves; each after those that it imports.
  static func all(imported names: Set<String>, own: Set<String>, in folder: String) -> [ForeignLibrary] {
    let packages = LocalPackages(around: folder)
    var found: [ForeignLibrary] = []
    var seen = own
    func add(_ name: String) {
      guard AppModules.isForeign(name), seen.insert(name).inserted else { return }
      let kept = kept(name, in: folder)
      let own = kept == nil ? packages.sources(of: name) : nil
      guard let place = kept ?? own ?? PodSpecification.sources(of: name, around: folder) else { return }
      let all = SourceFolder.swiftFiles(place)
      let files = all.filter { !LocalPackages.isManifest($0) }
      let imports = files.flatMap { file in
        AppModules.imported(
          in: SourceText.read(file) ?? "")
      }
      Set(imports).sorted().forEach(add)
      found.append(
        ForeignLibrary(
          target: AppTarget(name: name, files: files, models: SourceFolder.models(place)), sources: place, imports: imports,
          exclude: all.filter(LocalPackages.isManifest).map { String($0.dropFirst(place.count + 1)) },
          isOfApp: own != nil && place.hasPrefix(folder + "/")))
    }
    names.sorted().forEach(add)
    return found
  }

  /// Below the app's folder, where package managers keep libraries.
  private static func kept(_ module: String, in folder: String) -> String? {
    let keepers = ["Pods", "Carthage/Checkouts", "SourcePackages/checkouts", ".build/checkouts"].map { "\(folder)/\($0)" }
    for keeper in keepers {
      for name in (try? FileManager.default.contentsOfDirectory(atPath: keeper))?.sorted() ?? [] {
        let places = ["Sources/\(module)", "Source", "Sources", ""].map {
          $0.isEmpty ? "\(keeper)/\(name)" : "\(keeper)/\(name)/\($0)"
        }
        let isMeant = name.lowercased() == module.lowercased() || name.lowercased() == module.lowercased() + ".swift"
        for place in places where isMeant || place.hasSuffix("Sources/\(module)") {
          if !SourceFolder.swiftFiles(place).isEmpty { return place }
        }
      }
    }
    return nil
  }
}

/// Packages of the app's own: those below its folder, and those that its projects name.
struct LocalPackages {
  private let folders: [String]

  init(around folder: String) {
    folders = LocalPackages.below(folder, depth: 5) + XcodeProject.all(in: folder).flatMap { $0.localPackages() }
  }

  /// The folder of a module's sources: where its manifest says, or where a package has it otherwise.
  func sources(of module: String) -> String? {
    let places = folders.flatMap { folder -> [String] in
      let named = LocalPackages.path(of: module, in: folder).map { ["\(folder)/\($0)"] } ?? []
      return named + ["Sources", "Source", "src", "srcs"].map { "\(folder)/\($0)/\(module)" }
    }
    return places.map { URL(filePath: $0).standardizedFileURL.path }.first { !SourceFolder.swiftFiles($0).isEmpty }
  }

  /// `Package.swift`, `Package@swift-5.9.swift`: an app may have a file of that name too, which begins otherwise.
  static func isManifest(_ file: String) -> Bool {
    let name = (file as NSString).lastPathComponent
    guard name == "Package.swift" || name.hasPrefix("Package@"), let data = FileManager.default.contents(atPath: file) else {
      return false
    }
    return String(decoding: data.prefix(2000), as: UTF8.self).contains("swift-tools-version")
  }

  private static func below(_ folder: String, depth: Int) -> [String] {
    guard depth > 0 else { return [] }
    let entries = SourceFolder.entries(folder)
    let own = entries.contains("\(folder)/Package.swift") ? [folder] : []
    return own + entries.filter { !$0.hasSuffix(".swift") }.flatMap { below($0, depth: depth - 1) }
  }

  /// What the manifest writes as the path of a target.
  private static func path(of module: String, in folder: String) -> String? {
    guard let data = FileManager.default.contents(atPath: "\(folder)/Package.swift") else { return nil }
    let text = String(decoding: data, as: UTF8.self)
    let target = text.components(separatedBy: ".target(").dropFirst().first { part in
      part.firstMatch(of: #/^\s*name:\s*"([^"]+)"/#).map { String($0.1) == module } ?? false
    }
    // What comes after it is another target's.
    let own = target?.components(separatedBy: ".testTarget(").first ?? ""
    return own.firstMatch(of: #/path:\s*"([^"]+)"/#).map { String($0.1) }
  }
}
