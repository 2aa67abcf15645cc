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
    /// Where its resources are, and those of the app's modules that it imports.
    var homes: [String] = []
    /// Other modules of the package that its screens name types of: a preview may make its view with another module's value.
    var named: [String] = []
    /// The class of its application's delegate.
    var appDelegate: String?
    /// The module without files that do not compile, where the rest does.
    var reduced: AppTarget?

    /// What the package compiles.
    var compiled: AppTarget { reduced ?? target }
    /// What it leaves out.
    var leftOut: [String] { target.files.filter { !compiled.files.contains($0) } }
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
  /// Modules of others that are compiled from their sources, each after those that it imports.
  var libraries: [ForeignLibrary] = []
  /// The app's own packages that show lists: their screens.
  var packages: [Module] = []
  /// Frameworks of Apple's that are imported and are not here.
  var absent: [String] = []
  var missing: [MissingSymbol] = []

  /// Where screens come from.
  var places: [Module] { modules + packages }
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
      sources[file] = SourceText.read(file) ?? ""
      imports[file] = AppModules.imported(in: sources[file] ?? "")
    }
    let all = imports.values.flatMap { $0 }
    try compiler.unbuilt.build(among: all)
    absent = Set(all.filter { AppModules.isAbsent($0) && !own.contains($0) }).sorted()
    let others = Set(all.filter { AppModules.isForeign($0) && !own.contains($0) })
    libraries = ForeignLibrary.all(imported: others, own: own, in: folder)
    let known = Dictionary(uniqueKeysWithValues: libraries.map { ($0.target.name, $0.sources) })
    let fromLibraries = libraries.flatMap(\.imports)
    let empty = others.union(fromLibraries).filter { AppModules.isForeign($0) && !own.contains($0) && known[$0] == nil }.sorted()
    foreign = (empty + known.keys).map { name in
      let files = all.count { $0 == name }
      return ForeignModule(name: name, files: files > 0 ? files : fromLibraries.count { $0 == name }, sources: known[name])
    }.sorted { ($1.files, $0.name) < ($0.files, $1.name) }
    let present = own.union(known.keys).sorted()
    // What the app uses of them is judged; what is wrong in them is not.
    for library in libraries {
      let compilation = try compiler.compile(library.target, empty: empty, present: present, isImported: true)
      if library.isOfApp { packages += [Module(library, compilation, in: folder)].filter { !$0.screens.isEmpty } }
    }
    for target in AppTarget.ordered(targets, imports) {
      let used = target.files.reduce(into: Set<String>()) { $0.formUnion(imports[$1] ?? []) }
      // Tests and what they import are no part; a library may import a module of the app's.
      let isImported = targets.count > 1 && (all.contains(target.name) || fromLibraries.contains(target.name))
      let homes = ([target] + targets.filter { used.contains($0.name) }).map { $0.home(in: folder, besides: targets) }
      let compile = { try compiler.compile($0, empty: empty, present: present, isImported: isImported) }
      let compilation = try compile(target)
      let reduced = try LeavingOut.reduced(target, compilation, compile)
      let surveyed = ListScreenSurvey.types(in: (reduced ?? target).files.map { sources[$0] ?? "" })
      let filesOfImported =
        targets.filter { used.contains($0.name) }.flatMap(\.files)
        + libraries.filter { used.contains($0.target.name) }.flatMap(\.target.files)
      let imported = ListScreenSurvey.types(in: filesOfImported.map { sources[$0] ?? SourceText.read($0) ?? "" })
      let screens = ListScreenFinder(
        surveyed, imported: imported.types, storyboards: Storyboards(in: homes[0]), showsPackages: !packages.isEmpty
      ).screens().map { screen in
        var screen = screen
        screen.devices = target.devices.searched(showsColumns: screen.isWhole && surveyed.showsColumns)
        return screen
      }
      let words = Set(
        screens.compactMap(\.expression).flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init) })
      let strange = words.filter { imported.types[$0] != nil && surveyed.types[$0] == nil }
      let parts = targets.map { ($0.name, $0.files) } + libraries.map { ($0.target.name, $0.target.files) }
      let named = parts.filter { name, files in
        guard !strange.isEmpty, used.contains(name) else { return false }
        return !strange.isDisjoint(
          with: ListScreenSurvey.types(in: files.map { sources[$0] ?? SourceText.read($0) ?? "" }).types.keys)
      }
      modules.append(
        Module(
          target: target, compilation: compilation, screens: screens,
          foreign: used.filter(AppModules.isForeign).subtracting(own).sorted(),
          homes: homes.enumerated().filter { index, home in !homes[..<index].contains { home == $0 || home.hasPrefix($0 + "/") } }
            .map(\.element),
          named: named.map(\.0).sorted(), appDelegate: AppStart.applicationDelegate(surveyed.types), reduced: reduced
        ))
    }
    let frameworks = ["UIKit", "SwiftUI", "Combine", "CoreGraphics", "QuartzCore"].map {
      "\(compiler.build)/Modules/\($0).swiftmodule"
    }
    missing = MissingSymbols.of(modules.flatMap(\.compilation.problems), known: KnownNames.of(frameworks))
  }

}

extension AppSurvey.Module {
  /// A package of the app's own. What it needs to compile is its own business.
  fileprivate init(_ library: ForeignLibrary, _ compilation: Compilation, in folder: String) {
    let surveyed = ListScreenSurvey.types(in: library.target.files.compactMap(SourceText.read))
    self.init(
      target: library.target, compilation: compilation,
      screens: ListScreenFinder(surveyed, storyboards: Storyboards(in: library.sources)).screens().filter { !$0.isWhole },
      foreign: [], homes: [folder])
  }
}
