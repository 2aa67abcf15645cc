import AppSourceRewriter
import Foundation

/// What the compiler says about a module of the app.
struct Compilation {
  struct Problem: Hashable {
    var file: String
    var line: Int
    var message: String
  }
  /// Files that the plug-in would change.
  var rewritten: Set<String> = []
  var problems: [Problem] = []
}

/// Compiles modules against the frameworks that are built beside this program, without writing anything for the app.
struct Compiler {
  /// The folder of the program: the built modules are in it.
  let build: String
  /// This package's own folder.
  let checkout: String
  /// Where copies and modules of the app go.
  let work: String

  /// What is imported and not built yet.
  let unbuilt: UnbuiltFrameworks

  init(build: String, checkout: String, announce: @escaping (String) -> Void = { _ in }) throws {
    guard FileManager.default.fileExists(atPath: "\(build)/Modules/UIKit.swiftmodule") else {
      throw AdoptionError.noModules(build)
    }
    self.build = build
    self.checkout = checkout
    unbuilt = UnbuiltFrameworks(build: build, checkout: checkout, announce: announce)
    work = FileManager.default.temporaryDirectory.appending(path: "cellharness-adopt-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: "\(work)/modules", withIntermediateDirectories: true)
  }

  func removeFiles() { try? FileManager.default.removeItem(atPath: work) }

  /// - Parameters:
  ///   - empty: Modules that the app imports and that stand for nothing.
  ///   - present: Modules of the app's own.
  ///   - isImported: True if another module imports it.
  func compile(_ target: AppTarget, empty: [String], present: [String], isImported: Bool) throws -> Compilation {
    var result = Compilation()
    let folder = "\(work)/\(target.name)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    var files = target.files
    // Numbered: two files may have one name.
    let copies = Dictionary(uniqueKeysWithValues: files.enumerated().map { ($1, "\(folder)/\($0)-\(stem($1)).copy.swift") })
    var models = target.models
    let modelOutput = "\(folder)/GeneratedModels.copy.swift"
    let catalogs = target.catalogs
    let symbols = "\(folder)/GeneratedAssetSymbols.swift"
    let texts = target.stringCatalogs
    let textSymbols = "\(folder)/GeneratedStringSymbols.swift"
    let listing = "\(folder)/GeneratedListing.swift"
    while true {
      var job = AppSourceJob(
        files: files.map { AppSourceJob.File(source: $0, copy: copies[$0] ?? "") }, cache: "\(folder)/facts",
        emptyModules: empty, presentModules: present)
      job.listing = listing
      if !models.isEmpty { (job.models, job.modelOutput) = (models, modelOutput) }
      if !catalogs.isEmpty { job.assets = AppSourceJob.Assets(catalogs: catalogs, output: symbols) }
      if !texts.isEmpty { job.strings = AppSourceJob.Assets(catalogs: texts, output: textSymbols) }
      let problems = try job.run().compactMap(Compiler.problem)
      if problems.isEmpty { break }
      // Files that can't be copied are left out, so that the others are judged.
      result.problems += problems
      let bad = Set(problems.map(\.file))
      files.removeAll { bad.contains($0) }
      models.removeAll { bad.contains($0) }
    }
    result.rewritten = Set(files.filter { isChanged($0, copies[$0] ?? "") })
    let sources =
      files.compactMap { copies[$0] } + (models.isEmpty ? [] : [modelOutput]) + (catalogs.isEmpty ? [] : [symbols])
      + (texts.isEmpty ? [] : [textSymbols]) + (files.isEmpty ? [] : [listing])
    var problems = try check(target, sources, isImported)
    // The plug-in adds imports of frameworks that come with others on Apple's platforms.
    while try unbuilt.build(among: UnbuiltFrameworks.named(in: problems)) { problems = try check(target, sources, isImported) }
    // A problem that no line of the app has stands at the copy.
    let sourceFiles = Dictionary(uniqueKeysWithValues: copies.map { ($1, $0) })
    result.problems += problems.map {
      Compilation.Problem(file: sourceFiles[$0.file] ?? $0.file, line: $0.line, message: $0.message)
    }
    return result
  }

  // MARK: Machinery

  private func stem(_ file: String) -> String { ((file as NSString).lastPathComponent as NSString).deletingPathExtension }

  private func isChanged(_ file: String, _ copy: String) -> Bool {
    let source = SourceText.read(file) ?? ""
    let text = SourceText.read(copy) ?? ""
    return text != "#sourceLocation(file: \"\(file)\", line: 1)\n" + source
  }

  private func check(_ target: AppTarget, _ copies: [String], _ isImported: Bool) throws -> [Compilation.Problem] {
    guard !copies.isEmpty else { return [] }
    let name = target.name
    let module = ["-emit-module", "-emit-module-path", "\(work)/modules/\(name).swiftmodule"]
    let options =
      [
        // As in the debug configuration of a project and of a package.
        "-D", "DEBUG", "-package-name", "app", "-module-name", name, "-parse-as-library", "-enable-testing",
        "-suppress-warnings",
      ] + target.settings.arguments
    let limit = SeparateCheck.limit(files: copies.count)
    let whole = try run(["-typecheck", "-wmo"] + options + copies, seconds: limit)
    // What imports it is judged too: a module with errors in it has declarations still.
    if isImported {
      let broken = ["-Xfrontend", "-experimental-allow-module-with-compiler-errors"]
      _ = try run(module + ["-wmo"] + options + broken + copies, seconds: limit)
    }
    let separate = whole.isCutShort ? try checkSeparately(options + copies) : nil
    let output = separate ?? whole.text
    var endless: [Compilation.Problem] = []
    if whole.isCutShort, separate == nil {
      endless = [Compilation.Problem(file: copies[0], line: 1, message: AdoptionText.endlessModule(limit))]
    }
    var seen: Set<Compilation.Problem> = []
    return output.split(separator: "\n").compactMap { Compiler.problem(String($0)) }.filter { seen.insert($0).inserted } + endless
  }

  /// What the compiler prints of each file alone; nil if it can't be asked so.
  private func checkSeparately(_ arguments: [String]) throws -> String? {
    guard let check = SeparateCheck() else { return nil }
    let script = "\(work)/frontend"
    guard (try? check.writeScript(to: script)) != nil else { return nil }
    let environment = SeparateCheck.environment(script: script)
    return try run(["-typecheck"] + SeparateCheck.arguments + arguments, environment: environment).text
  }

  /// What the compiler prints.
  private func run(_ arguments: [String], environment: [String: String] = [:], seconds: Int? = nil) throws -> ShellCommand.Result
  {
    let all = ["swiftc", "-I", "\(build)/Modules", "-I", "\(work)/modules"] + supporting + arguments
    let command = ShellCommand(arguments: all, environment: environment, seconds: seconds)
    guard let result = command.run(reading: .errors) else {
      throw AdoptionError.noProgram(
        ShellCommand(arguments: ["swiftc", "--version"]).run(reading: .output) == nil ? "swiftc" : "timeout")
    }
    return result
  }

  /// The frameworks' own modules in C and their macros.
  private var supporting: [String] {
    let maps = ["CInterposer", "COSLog", "CSelectorSections"].flatMap { name -> [String] in
      let places = ["\(build)/\(name).build/module.modulemap", "\(checkout)/Sources/\(name)/include/module.modulemap"]
      let found = places.first { FileManager.default.fileExists(atPath: $0) }
      return found.map { ["-Xcc", "-fmodule-map-file=\($0)"] } ?? []
    }
    let plugins = ["SwiftUIMacros", "SwiftDataMacros"].map { "\(build)/\($0)-tool#\($0)" }
    return maps + plugins.flatMap { ["-load-plugin-executable", $0] }
  }

  /// `/App/A.swift:3:5: error: …`
  private static func problem(_ line: String) -> Compilation.Problem? {
    guard line.hasPrefix("/"), let mark = line.range(of: ": error: ") else { return nil }
    let place = line[..<mark.lowerBound].split(separator: ":")
    guard place.count == 3, let number = Int(place[1]) else { return nil }
    return Compilation.Problem(file: String(place[0]), line: number, message: String(line[mark.upperBound...]))
  }
}
