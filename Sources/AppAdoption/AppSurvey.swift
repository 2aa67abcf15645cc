import AppSourceRewriter
import Foundation

/// What was found out about an app's folder; nothing of it is written yet.
struct AppSurvey {
  struct Module {
    var target: AppTarget
    var compilation: Compilation
    var screens: [ListScreen]
    /// Modules of others that it imports.
    var foreign: [String]
  }
  /// A module of others.
  struct ForeignModule: Equatable {
    var name: String
    /// How many files import it.
    var files: Int
    /// Where its sources are, if they are below the app's folder.
    var sources: String?
  }

  var folder: String
  var modules: [Module] = []
  var foreign: [ForeignModule] = []
  /// Frameworks of Apple's that are imported and are not here.
  var absent: [String] = []
  var missing: [MissingSymbol] = []

  var files: [String] { modules.flatMap(\.target.files) }
  func hasProblems(_ file: String) -> Bool { modules.contains { $0.compilation.problems.contains { $0.file == file } } }
  func isRewritten(_ file: String) -> Bool { modules.contains { $0.compilation.rewritten.contains(file) } }

  init(of folder: String, _ compiler: Compiler) throws {
    self.folder = folder
    let targets = try ProjectReader(folder: folder).targets()
    let own = Set(targets.map(\.name))
    var imports: [String: Set<String>] = [:]
    var sources: [String: String] = [:]
    for file in targets.flatMap(\.files) {
      sources[file] = FileManager.default.contents(atPath: file).map { String(decoding: $0, as: UTF8.self) } ?? ""
      imports[file] = AppModules.imported(in: sources[file] ?? "")
    }
    let all = imports.values.flatMap { $0 }
    absent = Set(all.filter { AppModules.isAbsent($0) && !own.contains($0) }).sorted()
    let others = Set(all.filter { AppModules.isForeign($0) && !own.contains($0) })
    foreign = others.map { name in
      ForeignModule(name: name, files: all.count { $0 == name }, sources: ForeignSources.folder(of: name, in: folder))
    }.sorted { ($1.files, $0.name) < ($0.files, $1.name) }
    let storyboards = Storyboards(in: folder)
    for target in AppTarget.ordered(targets, imports) {
      let used = target.files.reduce(into: Set<String>()) { $0.formUnion(imports[$1] ?? []) }
      let surveyed = ListScreenSurvey.types(in: target.files.map { sources[$0] ?? "" })
      modules.append(
        Module(
          target: target, compilation: try compiler.compile(target, empty: others.sorted(), present: own.sorted()),
          screens: ListScreenFinder(surveyed, storyboards: storyboards).screens(), foreign: used.intersection(others).sorted()
        ))
    }
    let frameworks = ["UIKit", "SwiftUI", "Combine", "CoreGraphics", "QuartzCore"].map {
      "\(compiler.build)/Modules/\($0).swiftmodule"
    }
    missing = MissingSymbols.of(modules.flatMap(\.compilation.problems), known: KnownNames.of(frameworks))
  }
}

/// Finds the sources of libraries that package managers keep below an app's folder.
enum ForeignSources {
  static func folder(of module: String, in folder: String) -> String? {
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
