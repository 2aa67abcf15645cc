import Foundation
import Testing

@Suite("Rules of the source") struct SourceRuleTests {
  private func ownFiles() throws -> [TextFile] {
    try ["Sources", "Tests", "Scenarios"].flatMap { try Repository.files(below: $0, extensions: ["swift", "c", "h"]) }
  }

  @Test("no file is longer than 600 lines")
  func length() throws {
    let files = try ownFiles()
    #expect(files.count > 50)
    expectNone(
      files.filter { $0.lines.count > 601 }.map { "\($0.path): \($0.lines.count) lines; split it (at most 600)" })
  }

  @Test("tests and scenarios together have at least 0.9 lines for each line of the sources")
  func testLines() throws {
    func lines(_ folders: String...) throws -> Int {
      let files = try folders.flatMap { try Repository.files(below: $0, extensions: ["swift", "c", "h"]) }
      return files.map(\.lines.count).reduce(0, +)
    }
    let (sources, tests) = (try lines("Sources"), try lines("Tests", "Scenarios"))
    #expect(sources > 100_000)
    #expect(Double(tests) >= 0.9 * Double(sources), "\(tests) lines of tests and scenarios, \(sources) of sources")
  }

  @Test("suites that begin runs are on the main actor: on another thread they would end the run of a test beside them")
  func runsOfTests() throws {
    let suites = try ownFiles().filter { file in
      // Put together from parts, as below.
      file.path.hasPrefix("Tests/") && file.text.contains("RunState" + ".begin") && file.text.contains("@Suite")
    }
    #expect(suites.count > 20)
    // A process of its own has no test beside it.
    let shared = suites.filter { !$0.text.contains("ChildCall" + ".at(") }
    expectNone(shared.filter { !$0.text.contains("@MainActor") }.map { "\($0.path): a suite off the main actor begins a run" })
  }

  @Test("suites that let time pass begin a run for each test: what another test left waiting would come to them")
  func timeOfTests() throws {
    let clocks = ["settle", "advance", "runFrames"].map { "HostLoop" + ".\($0)(" }
    let suites = try ownFiles().filter { file in
      file.path.hasPrefix("Tests/") && file.text.contains("@MainActor @Suite") && clocks.contains { file.text.contains($0) }
    }
    #expect(suites.count > 50)
    expectNone(
      suites.filter { !$0.text.contains("RunState" + ".begin") && !$0.text.contains("ci_reset_loop") }.map {
        "\($0.path): a suite lets time pass and begins no run"
      })
  }

  @Test("no marks of unfinished work")
  func unfinished() throws {
    // Put together from parts, so that this file passes its own test.
    let marks = ["TO" + "DO", "FIX" + "ME", "XX" + "X", "HA" + "CK"]
    let phrases = ["not yet impl" + "emented", "for n" + "ow,", "st" + "ub "]
    var violations: [String] = []
    for file in try ownFiles() {
      if file.path.hasSuffix("Place" + "holder.swift") { violations.append("\(file.path): an empty file") }
      for (index, line) in file.lines.enumerated() {
        guard let comment = line.range(of: "//").map({ line[$0.upperBound...] }) else { continue }
        let words = comment.split { !$0.isLetter }.map(String.init)
        for mark in marks where words.contains(mark) { violations.append("\(file.path):\(index + 1): \(mark)") }
        for phrase in phrases where comment.lowercased().contains(phrase) {
          violations.append("\(file.path):\(index + 1): \(phrase)")
        }
      }
    }
    expectNone(violations)
  }

  @Test("no paths of somebody's machine")
  func machinePaths() throws {
    let prefixes = ["/wo" + "rk/", "/ho" + "me/", "/Us" + "ers/", "/ro" + "ot/", "/t" + "mp/b-"]
    /// A path that begins there, not one that goes on.
    func begins(_ prefix: String, in line: Substring) -> Bool {
      line.ranges(of: prefix).contains { range in
        range.lowerBound == line.startIndex || "\"'`(=: ".contains(line[line.index(before: range.lowerBound)])
      }
    }
    let files = try ["Sources", "Tests", "Scenarios", ".ci", ".devcontainer"].flatMap {
      try Repository.files(below: $0, extensions: ["swift", "c", "h", "md", "json", "jsonl", "html", "txt", ""])
    }
    expectNone(
      files.flatMap { file in
        // Most files hold none of them, wherever they begin.
        prefixes.contains { file.text.contains($0) }
          ? file.lines.enumerated().compactMap { index, line in
            prefixes.first { begins($0, in: line) }.map { "\(file.path):\(index + 1): \($0)" }
          } : []
      })
  }

  @Test("interactions are described in one file and performed by one catalog; nothing else names them all")
  func interactions() throws {
    let declared = try Repository.files(below: "Sources/CellTrace").first { $0.path.hasSuffix("/Interaction.swift") }
    let names = (declared?.lines ?? []).compactMap { line -> String? in
      guard line.hasPrefix("  case ") else { return nil }
      return String(line.dropFirst("  case ".count).prefix { $0.isLetter })
    }
    let cases = Set(names).subtracting(["identity", "showing", "resolved", "path", "leading"])
    #expect(cases.count > 30)
    /// The names in front of the colon of a `case`, and in the lines that go on with its list.
    func matched(in file: TextFile) -> Set<String> {
      let patterns = file.lines.map { $0.drop { $0 == " " } }.filter { $0.hasPrefix("case .") || $0.hasPrefix(".") }
      let names = patterns.flatMap { $0.prefix { $0 != ":" }.split(separator: ".").map { String($0.prefix(while: \.isLetter)) } }
      return cases.intersection(names)
    }
    let naming = try Repository.files(below: "Sources").filter { matched(in: $0).count * 2 > cases.count }
    #expect(
      naming.map(\.path) == [
        "Sources/CellHarness/Interactions/InteractionCatalog.swift", "Sources/CellTrace/InteractionFacts.swift",
      ])
  }

  @Test("every interaction is among those that the tests of all interactions try")
  func interactionsAreTried() throws {
    let declared = try Repository.files(below: "Sources/CellTrace").first { $0.path.hasSuffix("/Interaction.swift") }
    let tried = try Repository.files(below: "Tests/CellTraceTests").first { $0.path.hasSuffix("/InteractionTests.swift") }
    let text = try #require(tried).lines.joined(separator: "\n")
    var isInside = false
    for line in try #require(declared).lines {
      if line.hasPrefix("public enum ") || line.hasPrefix("package enum ") { isInside = line.contains(" CellInteraction") }
      guard isInside, line.hasPrefix("  case ") else { continue }
      let name = line.dropFirst("  case ".count).prefix { $0.isLetter }
      #expect(text.contains(".\(name)"), "InteractionTests.all lacks .\(name)")
    }
  }

  @Test("every detector is named in README and on the page about the score")
  func detectorsAreNamed() throws {
    let ids = try Repository.files(below: "Sources/CellDetectors/Detectors").flatMap(\.lines).compactMap { line in
      line.firstMatch(of: /static let id = "([a-z-]+)"/).map { String($0.1) }
    }
    #expect(ids.count > 20)
    for page in ["README.md", "Sources/CellHarness/CellHarness.docc/Score.md"] {
      let text = try String(contentsOf: Repository.root.appendingPathComponent(page), encoding: .utf8)
      for id in ids { #expect(text.contains("`\(id)`"), "\(page) lacks `\(id)`") }
    }
  }

  @Test("the top level holds what the design lists, nothing else")
  func topLevel() throws {
    let folders: Set<String> = ["Sources", "Tests", "Scenarios", "Reports", ".ci", ".devcontainer"]
    let files: Set<String> = [
      "Package.swift", "README.md", "CONTRIBUTING.md", "CHANGELOG.md", "LICENSE", ".swift-format", ".gitignore",
    ]
    // What git and the tools put there is ignored by git.
    let tools: Set<String> = [".git", ".build", ".swiftpm", ".github", "default.profraw"]
    expectNone(
      try Repository.topLevel().filter { !folders.union(files).union(tools).contains($0.name) }
        .map { "\($0.name): no such \($0.isFolder ? "folder" : "file") at the top level" })
  }

  @Test("every test has an expectation")
  func expectations() throws {
    let checks = ["#expect", "#require", "expect", "check", "assert", "verify", "Issue.record", "confirmation", "explore("]
    var violations: [String] = []
    for file in try Repository.files(below: "Tests") {
      let lines = file.lines
      // Inside a string or a comment it is no test: a test's attribute stands at the beginning of its line.
      let starts = lines.indices.filter { lines[$0].drop { $0 == " " }.hasPrefix("@Test") }
      for (start, end) in zip(starts, starts.dropFirst() + [lines.count]) {
        let body = lines[start..<end].joined(separator: "\n").components(separatedBy: "func ").dropFirst().joined()
        if !checks.contains(where: body.contains) { violations.append("\(file.path):\(start + 1): a test that can't fail") }
      }
    }
    expectNone(violations)
  }

  @Test("file names are unique within a target: the build makes one object file for each name")
  func uniqueFileNames() throws {
    let files = try ["Sources", "Tests"].flatMap { try Repository.files(below: $0) }
    let grouped = Dictionary(grouping: files) { "\($0.module)/\($0.path.split(separator: "/").last ?? "")" }
    expectNone(grouped.values.filter { $0.count > 1 }.map { "same name: \($0.map(\.path).joined(separator: ", "))" }.sorted())
  }

  @Test("display names of tests are unique within a file")
  func uniqueNames() throws {
    var violations: [String] = []
    for file in try Repository.files(below: "Tests") {
      let names = file.lines.filter { $0.contains("@Test(\"") }.map { $0.drop { $0 == " " } }
      for (name, same) in Dictionary(grouping: names, by: { $0 }) where same.count > 1 && name.hasSuffix("\")") {
        violations.append("\(file.path): \(same.count) times \(name)")
      }
    }
    expectNone(violations)
  }
}

/// Fails with one line for each violation.
func expectNone(_ violations: [String], sourceLocation: SourceLocation = #_sourceLocation) {
  #expect(violations.isEmpty, Comment(rawValue: "\n" + violations.joined(separator: "\n")), sourceLocation: sourceLocation)
}
