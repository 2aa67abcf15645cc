import AppSourceRewriter
import Foundation

/// Frameworks that an app imports and that are not built beside this program yet: `swift run cellharness` builds what its own screens
/// need, and an app may need others.
struct UnbuiltFrameworks {
  /// The folder of the program: the built modules are in it.
  let build: String
  /// This package's own folder.
  let checkout: String
  /// Says what takes its time.
  let announce: (String) -> Void

  /// Names of frameworks among modules that are not built, sorted. A program that was moved away from its build folder has none: nothing
  /// can be built beside it.
  func names(among modules: some Sequence<String>) -> [String] {
    guard build.hasPrefix(checkout + "/.build/") else { return [] }
    return Set(modules).filter { name in
      AppModules.isTaken(name) && exists("\(checkout)/Sources/\(name)") && !exists("\(build)/Modules/\(name).swiftmodule")
    }.sorted()
  }

  /// Names of modules that the compiler did not find.
  static func named(in problems: [Compilation.Problem]) -> [String] {
    problems.compactMap { $0.message.wholeMatch(of: /no such module '(\w+)'/).map { String($0.1) } }
  }

  /// Builds those of the modules that are frameworks. False if there was nothing to build.
  @discardableResult func build(among modules: some Sequence<String>) throws -> Bool {
    let names = names(among: modules)
    for name in names {
      announce(AdoptionText.building(name))
      let configuration = (build as NSString).lastPathComponent
      let arguments = ["swift", "build", "--package-path", checkout, "-c", configuration, "--target", name]
      guard ShellCommand(arguments: arguments).run(reading: .output)?.isSuccess == true,
        exists("\(build)/Modules/\(name).swiftmodule")
      else { throw AdoptionError.notBuilt(name) }
    }
    return !names.isEmpty
  }

  private func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
}
