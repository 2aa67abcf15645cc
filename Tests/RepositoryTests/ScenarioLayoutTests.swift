import Testing

/// `Scenarios/<language mode>/<verdict>/<Detector>/<App>/…`: what the folders say, the ids and expectations in them must say too. What stands
/// in `FirstLook` is buggy.
@Suite("Layout of scenarios") struct ScenarioLayoutTests {
  /// One app's folder.
  private struct App {
    var path: String
    var target: String
    var verdict: Substring
    var detector: String
    var name: String
    var files: [TextFile]

    /// What is written in the app's `…Screen.swift`.
    var scenarios: [(id: String, expected: [String])] {
      files.flatMap { file in
        file.text.matches(of: /Scenario\(\s*"([^"]+)",\s*\w+\.self(?:,\s*expecting: \[([^\]]*)\])?/).map { match in
          let expected = match.2?.split { $0 == "," || $0 == " " }.map { $0.filter { $0 != "\"" } } ?? []
          return (String(match.1), expected.map { String($0) })
        }
      }
    }
  }

  /// `LateAsyncResult` → `late-async-result`.
  private static func slug(_ name: Substring) -> String {
    name.reduce(into: "") { text, letter in
      if letter.isUppercase && !text.isEmpty { text += "-" }
      text += letter.lowercased()
    }
  }

  /// `late-async-result` → `lateAsyncResult`.
  private static func variable(_ slug: String) -> String {
    let words = slug.split(separator: "-")
    return words.enumerated().map {
      $0.offset == 0 ? String($0.element) : $0.element.prefix(1).uppercased() + $0.element.dropFirst()
    }
    .joined()
  }

  private static let targets = [
    "Swift6/FirstLook": "FirstLookScreens", "Swift6/Buggy": "BuggyScreens", "Swift6/Correct": "CorrectScreens",
    "Swift5/Buggy": "BuggyScreensSwift5", "Swift5/Correct": "CorrectScreensSwift5",
  ]

  private func apps() throws -> [App] {
    var apps: [String: App] = [:]
    for file in try Repository.files(below: "Scenarios") {
      let parts = file.path.split(separator: "/")
      guard parts.count == 6, let target = Self.targets["\(parts[1])/\(parts[2])"] else { continue }
      let path = parts.prefix(5).joined(separator: "/")
      apps[
        path,
        default: App(
          path: path, target: target, verdict: parts[2] == "FirstLook" ? "Buggy" : parts[2], detector: Self.slug(parts[3]),
          name: Self.slug(parts[4]), files: [])
      ].files.append(file)
    }
    return apps.values.sorted { $0.path < $1.path }
  }

  @Test("every file stands in an app's folder, in `Shared` or in the list of its target")
  func places() throws {
    let folders = Self.targets.keys.flatMap { ["Scenarios/\($0)/Scenarios.swift", "Scenarios/\($0)/Shared/"] }
    let files = try Repository.files(below: "Scenarios")
    let inApps = Set(try apps().flatMap(\.files).map(\.path))
    #expect(inApps.count > 500)
    expectNone(
      files.map(\.path).filter { path in
        !inApps.contains(path) && !path.hasPrefix("Scenarios/Catalog/") && !folders.contains(where: path.hasPrefix)
      }.map { "\($0): no place for a file" })
  }

  @Test("the first look shows ten screens, each of another detector")
  func firstLook() throws {
    let apps = try apps().filter { $0.target == "FirstLookScreens" }
    #expect(apps.count == 10 && Set(apps.map(\.detector)).count == 10)
  }

  @Test("a folder's detector is one of the catalog's")
  func detectors() throws {
    let ids = Set(
      try Repository.files(below: "Sources/CellDetectors/Detectors").flatMap { file in
        file.text.matches(of: /static let id = "([^"]+)"/).map { String($0.1) }
      })
    #expect(ids.count > 20)
    expectNone(try apps().filter { !ids.contains($0.detector) }.map { "\($0.path): no detector is called \($0.detector)" })
  }

  @Test("ids are detector/app/verdict, with one more part where an app has several scripts or screens")
  func ids() throws {
    var violations: [String] = []
    for app in try apps() {
      let prefix = "\(app.detector)/\(app.name)/\(app.verdict.lowercased())"
      if app.scenarios.isEmpty { violations.append("\(app.path): no scenario") }
      for scenario in app.scenarios where scenario.id != prefix {
        guard scenario.id.hasPrefix(prefix + "/"), scenario.id.split(separator: "/").count == 4 else {
          violations.append("\(app.path): \(scenario.id) is not \(prefix) or \(prefix)/…")
          continue
        }
      }
    }
    expectNone(violations)
  }

  @Test(
    "a correct screen expects nothing; of a buggy one's scenarios one expects the folder's detector, and the one without a further part does"
  )
  func expectations() throws {
    var violations: [String] = []
    for app in try apps() {
      if app.verdict == "Correct" {
        violations += app.scenarios.filter { !$0.expected.isEmpty }.map { "\(app.path): \($0.id) expects \($0.expected)" }
      } else {
        if !app.scenarios.contains(where: { $0.expected.contains(app.detector) }) {
          violations.append("\(app.path): no scenario expects \(app.detector)")
        }
        violations += app.scenarios
          .filter { $0.id.split(separator: "/").count == 3 && !$0.expected.contains(app.detector) }
          .map { "\(app.path): \($0.id) does not expect \(app.detector)" }
      }
    }
    expectNone(violations)
  }

  @Test("every app's scenarios stand in the list of its target, once and in order")
  func lists() throws {
    var violations: [String] = []
    let apps = try apps()
    for (folder, target) in Self.targets.sorted(by: { $0.key < $1.key }) {
      let path = "Scenarios/\(folder)/Scenarios.swift"
      let list = try #require(try Repository.files(below: "Scenarios/\(folder)").first { $0.path == path })
      let listed = list.lines.filter { $0.hasSuffix("Scenarios,") }.map { $0.drop { $0 == " " }.dropLast() }
      for app in apps where app.target == target {
        let name = Self.variable(app.name) + "Scenarios"
        if !app.files.contains(where: { $0.text.contains("let \(name): [Scenario] = [") }) {
          violations.append("\(app.path): no `let \(name): [Scenario]`")
        }
        if listed.count(where: { $0 == name[...] }) != 1 { violations.append("\(path): needs one line \(name),") }
      }
      let parts = list.text.components(separatedBy: "public let scenarios").dropFirst().joined().components(separatedBy: "]")
      for part in parts {
        let lines = part.split(separator: "\n").filter { $0.hasSuffix("Scenarios,") }
        if lines != lines.sorted() { violations.append("\(path): its lines are not in order") }
      }
    }
    expectNone(violations)
  }

  @Test("whatever waits for a rule says at its scenario what is not found, and the decision on them names it")
  func pendingReasons() throws {
    let page = try #require(
      try Repository.files(below: "Sources/CellHarness/CellHarness.docc/Decisions", extensions: ["md"])
        .first { $0.path.hasSuffix("/0093-screens-that-wait-for-a-rule.md") })
    let named = Set(page.text.matches(of: /[A-Z]\w+(?: [A-Z]\w+)?/).map { $0.0.filter { $0 != " " } })
    var violations: [String] = []
    let apps = try apps()
    for (folder, target) in Self.targets.sorted(by: { $0.key < $1.key }) {
      let path = "Scenarios/\(folder)/Scenarios.swift"
      let list = try #require(try Repository.files(below: "Scenarios/\(folder)").first { $0.path == path })
      let pending = list.text.components(separatedBy: "let pendingScenarios").dropFirst().joined()
      for app in apps where app.target == target && pending.contains(" \(Self.variable(app.name))Scenarios,") {
        let declaration = "let \(Self.variable(app.name))Scenarios"
        let comments = app.files.compactMap { file in
          file.text.range(of: declaration).map { file.text[..<$0.lowerBound].components(separatedBy: "\n\n").last ?? "" }
        }
        if !comments.contains(where: { $0.contains("/// Not found yet: ") }) {
          violations.append("\(app.path): say what is missing above `\(declaration)`: /// Not found yet: …")
        }
        let name = app.path.split(separator: "/").last.map(String.init) ?? ""
        if !named.contains(name) { violations.append("\(page.path): says nothing of \(name)") }
      }
    }
    expectNone(violations)
  }

  @Test("file names are unique within a target, and so are the names of apps")
  func uniqueNames() throws {
    let files = try Repository.files(below: "Scenarios").map { file in
      let parts = file.path.split(separator: "/")
      return (key: parts.prefix(3).joined(separator: "/") + " " + (parts.last ?? ""), path: file.path)
    }
    let apps = try apps().map { (key: "\($0.target) \($0.name)", path: $0.path) }
    let grouped = Dictionary(grouping: files + apps) { $0.key }
    expectNone(grouped.values.filter { $0.count > 1 }.map { "same name: \($0.map(\.path).joined(separator: ", "))" }.sorted())
  }

  @Test("a target of screens lists the modules its files import, and what these re-export, and no others")
  func dependencies() throws {
    let manifest = try Repository.manifest()
    let own = Set(manifest.targets.map(\.name))
    for (folder, target) in Self.targets {
      let entry = try #require(manifest.targets.first { $0.name == target })
      let imported = Set(try Repository.files(below: "Scenarios/\(folder)").flatMap { $0.imports.map(\.module) }).intersection(
        own)
      let needed = try Repository.withReexports(imported)
      #expect(Set(entry.modules) == needed, "Package.swift: \(target)")
    }
  }
}
