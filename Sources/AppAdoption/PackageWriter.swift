import Foundation

/// Writes the package beside an app: all of it, or nothing.
struct PackageWriter {
  let survey: AppSurvey
  /// Where the package goes.
  let place: String
  /// This package's own folder.
  let checkout: String

  func write() throws {
    let files = FileManager.default
    guard !files.fileExists(atPath: place) else { throw AdoptionError.exists(place) }
    let draft = place + ".incomplete"
    do {
      try? files.removeItem(atPath: draft)
      for (path, text) in contents() {
        let file = "\(draft)/\(path)"
        try files.createDirectory(atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(filePath: file))
      }
      try files.moveItem(atPath: draft, toPath: place)
    } catch {
      try? files.removeItem(atPath: draft)
      throw AdoptionError.notWritten(place, (error as NSError).localizedDescription)
    }
  }

  /// The package's files by path.
  func contents() -> [String: String] {
    var result = ["Package.swift": manifest, "README.md": AdoptionText.readMe(survey)]
    for module in survey.modules {
      let name = module.target.name
      let (folders, exclude) = module.compiled.places()
      result["Sources/\(name)/cellharness-app.json"] = configuration(
        folders, exclude, empty: survey.foreign.filter { $0.sources == nil }.map(\.name))
      result["Sources/\(name)/\(name).swift"] = AdoptionText.placeholder
    }
    for module in survey.places where !screens(of: module).isEmpty {
      let name = module.target.name
      result["Tests/\(name)ScreenTests/\(name)Screens.swift"] = screensFile(of: module)
    }
    for library in survey.libraries {
      let name = library.target.name
      let empty = survey.foreign.filter { $0.sources == nil && library.imports.contains($0.name) }.map(\.name)
      result["Sources/\(name)/cellharness-app.json"] = configuration([library.sources], library.exclude, empty: empty)
      result["Sources/\(name)/\(name).swift"] = AdoptionText.placeholder
    }
    return result
  }

  // MARK: Package.swift

  private var manifest: String {
    let known = Set(survey.libraries.map(\.target.name))
    let libraries = survey.libraries.map { library in
      target(library.target, known.intersection(library.imports).subtracting([library.target.name]).sorted())
    }
    let own = survey.modules.map { module -> String in
      let dependencies = module.foreign.filter(known.contains) + earlier(than: module.target.name)
      return target(module.target, dependencies)
    }
    let tests = survey.places.filter { !screens(of: $0).isEmpty }.map { module in
      let tested = ([module.target.name] + module.named).map { "\"\($0)\"" }.joined(separator: ", ")
      return """
            .testTarget(
              name: "\(module.target.name)ScreenTests",
              dependencies: [\(tested), .product(name: "CellHarnessTesting", package: "CellHarness")],
              swiftSettings: [.swiftLanguageMode(.v5)]),

        """
    }
    return """
      // swift-tools-version: 6.3
      import PackageDescription

      let package = Package(
        name: \(literal((place as NSString).lastPathComponent)),
        dependencies: [.package(name: "CellHarness", path: \(literal(relative(checkout, from: place))))],
        targets: [
      \((libraries + own + tests).joined())  ]
      )

      """
  }

  /// Modules that a project lists before another may be imported by it.
  private func earlier(than name: String) -> [String] { survey.modules.map(\.target.name).prefix { $0 != name }.map { $0 } }

  private func target(_ target: AppTarget, _ dependencies: [String]) -> String {
    let own = dependencies.map { ", \"\($0)\"" }.joined()
    return """
          .target(
            name: "\(target.name)",
            dependencies: [.product(name: "CellHarnessTesting", package: "CellHarness")\(own)],
            swiftSettings: \(target.settings.manifest), plugins: [.plugin(name: "CellHarnessApp", package: "CellHarness")]),

      """
  }

  // MARK: cellharness-app.json

  private func configuration(_ folders: [String], _ exclude: [String], empty: [String]) -> String {
    var parts = ["  \"folders\": \(list(folders.map { relative($0, from: "\(place)/Sources/X") }))"]
    if !exclude.isEmpty { parts.append("  \"exclude\": \(list(exclude))") }
    if !empty.isEmpty { parts.append("  \"emptyModules\": \(list(empty))") }
    return "{\n\(parts.joined(separator: ",\n"))\n}\n"
  }

  private func list(_ texts: [String]) -> String { "[\(texts.map(literal).joined(separator: ", "))]" }

  // MARK: Screens

  private func screensFile(of module: AppSurvey.Module) -> String {
    """
    import CellHarnessTesting
    import SwiftUI
    import Testing
    import UIKit

    \(([module.target.name] + module.named).map { "@testable import \($0)" }.joined(separator: "\n"))

    \(ownDelegate(of: module) == nil ? "" : AdoptionText.runningApp)\
    \(screens(of: module).map { screen($0, of: module) }.joined(separator: "\n\n"))

    """
  }

  /// The delegate that a module's screens are run with: all tests are one program, and where several of its modules are apps, nobody
  /// else says which of them runs.
  private func ownDelegate(of module: AppSurvey.Module) -> String? {
    survey.modules.count { $0.appDelegate != nil } > 1 ? module.appDelegate : nil
  }

  /// What only another screen leads to has no screen of its own.
  private func screens(of module: AppSurvey.Module) -> [ListScreen] { module.screens.filter { !$0.isReachedOnly } }

  private func screen(_ screen: ListScreen, of module: AppSurvey.Module) -> String {
    let value =
      screen.expression ?? "\(screen.type)(\(screen.missing.map { "\($0.prefix { $0 != ":" }): …" }.joined(separator: ", ")))"
    // What opens the app by its delegate has it already.
    let delegate = ownDelegate(of: module).flatMap { screen.isWhole && screen.type == $0 ? nil : $0 }
    let made = delegate.map { "running(\($0)(), \(value))" } ?? value
    // What the app's first screen leads to may rely on what came before.
    let isPart = !screen.isWhole && survey.places.contains { $0.screens.contains(where: \.isWhole) }
    let folders = module.homes.map { "ResourceFolder(\(literal(relative($0, from: "\(place)/Tests/X"))))" }.joined(
      separator: ", ")
    let root =
      screen.bringsNavigation
      ? ["  let rootViewController: UIViewController = \(made)"]
      : [
        "  let controller: UIViewController = \(made)",
        "  var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }",
      ]
    let lines =
      ["struct \(screen.name): \(isPart ? "PartialCellScreen" : "CellScreen") {"] + root + [
        "  static var resources: [ResourceFolder] { [\(folders)] }",
        "  static var network: [NetworkAnswer] { [.madeUp()] }",
        "}",
        "",
      ] + searches(of: screen)
    return screen.expression == nil ? AdoptionText.incomplete(screen, lines) : lines.joined(separator: "\n")
  }

  /// One for each device, the first without a word about it in its name. The app as it opens has all its screens, of which each takes steps to
  /// get to.
  private func searches(of screen: ListScreen) -> [String] {
    let function = screen.name.prefix(1).lowercased() + screen.name.dropFirst() + "SurvivesASearch"
    let steps = screen.isWhole ? ", steps: \(Self.stepsOfWhole)" : ""
    return screen.devices.map { device in
      let isSecond = device != screen.devices.first
      switch device {
      case .phone: return "@Test func \(function)() throws { try explore(\(screen.name).self\(steps)) }"
      case .tablet:
        return "@Test func \(function)\(isSecond ? "OnAnIPad" : "")() throws {"
          + " try explore(\(screen.name).self\(steps), traits: HostTraits(device: .iPad)) }"
      }
    }
  }

  /// A search of so many takes one to a few minutes in a debug build, and comes to lists that are filled by a form first.
  private static let stepsOfWhole = 1000

  // MARK: Text

  private func literal(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  private func relative(_ path: String, from folder: String) -> String {
    let (to, from) = (path.split(separator: "/"), folder.split(separator: "/"))
    let shared = zip(to, from).prefix { $0 == $1 }.count
    let parts = Array(repeating: "..", count: from.count - shared) + to.dropFirst(shared).map(String.init)
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }
}
