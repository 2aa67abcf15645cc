import AppSourceRewriter
import Foundation

/// Finds an app's modules: those of its Xcode projects, those of its package, or else the folder as one module. Tests are no part.
struct ProjectReader {
  let folder: String

  func targets() throws -> [AppTarget] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
      throw AdoptionError.missingFolder(folder)
    }
    let found = [projects(), package(), whole()].first { !$0.isEmpty } ?? []
    guard !found.isEmpty else { throw AdoptionError.noSources(folder) }
    return found
  }

  // MARK: Xcode projects

  private func projects() -> [AppTarget] {
    var seen: Set<String> = []
    return XcodeProject.all(in: folder).flatMap { $0.targets() }.filter { seen.insert($0.name).inserted }
  }

  // MARK: Packages

  /// A package keeps each module in a folder of its name.
  private func package() -> [AppTarget] {
    guard let manifest = FileManager.default.contents(atPath: "\(folder)/Package.swift") else { return [] }
    let settings = SwiftSettings(manifest: String(decoding: manifest, as: UTF8.self))
    return SourceFolder.entries("\(folder)/Sources").compactMap { path in
      let files = SourceFolder.swiftFiles(path)
      return files.isEmpty
        ? nil
        : AppTarget(
          name: (path as NSString).lastPathComponent, files: files, models: SourceFolder.models(path), settings: settings)
    }
  }

  // MARK: Any folder

  private func whole() -> [AppTarget] {
    let files = SourceFolder.swiftFiles(folder).filter { !isNoCodeOfApp($0) && !$0.hasSuffix("/Package.swift") }
    let name = AppTarget.moduleName((folder as NSString).lastPathComponent)
    return files.isEmpty ? [] : [AppTarget(name: name, files: files, models: SourceFolder.models(folder))]
  }

  /// Tests, and what describes the project to a tool that makes it: Tuist's files import `ProjectDescription`.
  private func isNoCodeOfApp(_ path: String) -> Bool {
    guard let data = FileManager.default.contents(atPath: path) else { return false }
    let text = String(decoding: data, as: UTF8.self)
    return ["import XCTest", "import Testing", "import ProjectDescription"].contains(where: text.contains)
  }
}

extension AppTarget {
  /// A name as Xcode makes one of a module's: letters, digits and low lines. An app that is called as a framework, like `Contacts`, gets
  /// another: in one package both are modules.
  static func moduleName(_ text: String) -> String {
    let plain = String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    let name = plain.first?.isNumber == true ? "_" + plain.dropFirst() : plain
    return AppModules.isTaken(name) ? name + "App" : name
  }
}
