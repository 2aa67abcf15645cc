import Foundation
import PackagePlugin

/// Compiles an app's own folder: the files stay as they are, and copies of them without Objective-C are compiled in their place.
@main struct CellHarnessApp: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    // On a Mac the app is built by Xcode; its package is only opened there.
    #if os(macOS)
      return []
    #else
      return try copyingCommands(context: context, target: target)
    #endif
  }

  private func copyingCommands(context: PluginContext, target: Target) throws -> [Command] {
    let file = target.directoryURL.appending(path: AppConfiguration.fileName)
    let folder = try AppFolder(AppConfiguration(at: file), at: file)
    let work = context.pluginWorkDirectoryURL
    let copies = try folder.swiftFiles().map { source -> (source: String, copy: URL) in
      // Another name than the file's own: `#sourceLocation` gives the copy that one.
      let name = ((source as NSString).lastPathComponent as NSString).deletingPathExtension
      return (source, work.appending(path: "copies/\(name).copy.swift"))
    }
    let job = work.appending(path: "job.json")
    let symbols = Job.Assets(
      catalogs: folder.assetCatalogs(), output: work.appending(path: "copies/GeneratedAssetSymbols.swift").path)
    let assets = symbols.catalogs.isEmpty ? nil : symbols
    let texts = Job.Assets(
      catalogs: try folder.stringCatalogs(), output: work.appending(path: "copies/GeneratedStringSymbols.swift").path)
    let strings = texts.catalogs.isEmpty ? nil : texts
    // The app's interface files and data are read when it runs: the module only says where they are.
    let listing = work.appending(path: "copies/AppFiles.copy.swift")
    let models = folder.dataModels()
    let modelOutput = models.isEmpty ? nil : work.appending(path: "copies/GeneratedModels.copy.swift")
    try write(
      Job(
        files: copies.map { Job.File(source: $0.source, copy: $0.copy.path) }, cache: work.appending(path: "facts").path,
        emptyModules: folder.configuration.emptyModules, presentModules: modules(target), assets: assets, strings: strings,
        resources: try folder.resourceFiles() + folder.dataModels(), listing: listing.path, hasOwnBundle: hasOwnBundle(target),
        models: models,
        modelOutput: modelOutput?.path), to: job)
    try FileManager.default.createDirectory(at: work.appending(path: "copies"), withIntermediateDirectories: true)
    return [
      try watching(folder.roots, in: work),
      .buildCommand(
        displayName: "Copying \(copies.count) files of the app for \(target.name)",
        executable: try context.tool(named: "AppSourceTool").url, arguments: [job.path],
        inputFiles: [file, job] + copies.map { URL(filePath: $0.source) } + folder.modelFiles()
          + texts.catalogs.map { URL(filePath: $0) },
        outputFiles: copies.map(\.copy) + [assets, strings].compactMap { $0.map { URL(filePath: $0.output) } }
          + [listing] + [modelOutput].compactMap { $0 }),
    ]
  }

  /// What the target depends on: an import of it stays, whatever its name is.
  private func modules(_ target: Target) -> [String] {
    target.dependencies.flatMap { dependency -> [String] in
      switch dependency {
      case .target(let target): [target.name]
      case .product(let product): product.targets.map(\.name)
      @unknown default: []
      }
    }.sorted()
  }

  private func hasOwnBundle(_ target: Target) -> Bool {
    (target as? SwiftSourceModuleTarget)?.sourceFiles.contains { $0.type == .resource } ?? false
  }

  private struct Job: Encodable {
    struct File: Encodable {
      var source: String
      var copy: String
    }
    struct Assets: Encodable {
      var catalogs: [String]
      var output: String
    }
    var files: [File]
    var cache: String
    var emptyModules: [String]?
    var presentModules: [String]
    var assets: Assets?
    var strings: Assets?
    var resources: [String]
    var listing: String
    var hasOwnBundle: Bool
    var models: [String]
    var modelOutput: String?
  }

  private func write(_ job: Job, to place: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
    let data = try encoder.encode(job)
    guard FileManager.default.contents(atPath: place.path) != data else { return }
    try data.write(to: place, options: .atomic)
  }

  /// A package plans its build anew when a file comes or goes in a folder that a command before the build writes to. Links to the
  /// app's folders make that true for them: without it a new file would not be noticed. Named like documentation, which a build
  /// ignores: anything else would be copied as a resource or warned of.
  private func watching(_ roots: [URL], in work: URL) throws -> Command {
    let watched = work.appending(path: "watched")
    try? FileManager.default.removeItem(at: watched)
    try FileManager.default.createDirectory(at: watched, withIntermediateDirectories: true)
    for (index, root) in roots.enumerated() {
      try FileManager.default.createSymbolicLink(at: watched.appending(path: "app\(index).docc"), withDestinationURL: root)
    }
    return .prebuildCommand(
      displayName: "Watching the app's folder", executable: URL(filePath: "/bin/true"), arguments: [],
      outputFilesDirectory: watched)
  }
}
