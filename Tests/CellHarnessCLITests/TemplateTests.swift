import CellReports
import Foundation
import Testing

@testable import CellHarnessCLI

/// The files for CI services in `.ci/templates`: what they say is read, and what they do is done, with a toolchain that only takes
/// notes.
@Suite("Templates for CI") struct TemplateTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func template(_ name: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(".ci/templates/\(name)"), encoding: .utf8)
  }

  /// What a script did: its exit code, and the words of each call of `swift` and `git`.
  private struct Done {
    var code: Int32
    var calls: [[String]]
    var errors: String
    /// The arguments of the program in calls of `swift run`.
    var program: [[String]] {
      calls.filter { $0.starts(with: ["swift", "run"]) }.map { Array($0.drop { $0 != "inbox-screens" }.dropFirst()) }
    }
  }

  /// Runs a script as the services do, with `swift` and `git` that take notes.
  private func perform(_ script: String, in folder: String, _ variables: [String: String] = [:], git: Int32 = 0) throws -> Done {
    let tools = "\(folder)/tools"
    try FileManager.default.createDirectory(atPath: tools, withIntermediateDirectories: true)
    let log = "\(folder)/log"
    try? FileManager.default.removeItem(atPath: log)
    for (name, code) in [("swift", 0), ("git", git)] {
      let note = """
        #!/usr/bin/env bash
        { printf '%s\\x1f' \(name) "$@"; echo; } >>\(log)
        for word in "$@"; do if [ -f "$word/Package.swift" ]; then cp "$word/Package.swift" \(folder)/manifest; fi; done
        exit \(code)
        """
      try note.write(toFile: "\(tools)/\(name)", atomically: true, encoding: .utf8)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: "\(tools)/\(name)")
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["--noprofile", "--norc", "-eo", "pipefail", "-c", script]
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ["PATH": "\(tools):/usr/bin:/bin", "HOME": folder].merging(variables) { $1 }
    let errors = Pipe()
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let lines = (try? String(contentsOfFile: log, encoding: .utf8))?.split(separator: "\n") ?? []
    return Done(
      code: process.terminationStatus,
      calls: lines.map { $0.split(separator: "\u{1F}", omittingEmptySubsequences: false).dropLast().map(String.init) },
      errors: said)
  }

  /// The steps of the action, by name.
  private func action() throws -> [String: YAML] {
    let action = try YAML(Self.template("action/action.yml"))
    #expect(action.keys == ["name", "description", "inputs", "outputs", "runs"])
    #expect(action["runs"]?["using"]?.text == "composite")
    let steps = action["runs"]?["steps"]?.list ?? []
    #expect(steps.allSatisfy { ($0["run"] == nil) != ($0["uses"] == nil) })
    #expect(steps.allSatisfy { $0["run"] == nil || $0["shell"]?.text == "bash" }, "a composite action must name the shell")
    return Dictionary(uniqueKeysWithValues: try steps.map { (try #require($0["name"]?.text), $0) })
  }

  @Test("the action names every input that it uses, and uses every input that it names")
  func inputs() throws {
    let text = try Self.template("action/action.yml")
    let used = Set(text.matches(of: /inputs\.([a-z-]+)/).map { String($0.output.1) })
    let named = try #require(try YAML(text)["inputs"])
    #expect(Set(named.keys) == used)
    for key in named.keys { #expect(named[key]?["description"]?.text?.isEmpty == false, "\(key)") }
    // Texts of a pull request must not become part of a script.
    let scripts = try YAML(text).texts(under: "run")
    #expect(scripts.count == 5 && scripts.allSatisfy { !$0.contains("${{") })
  }

  @Test("the action runs all scenarios, or a part, and gates against the baseline of the target branch")
  func run() throws {
    try withFolder { folder in
      let steps = try action()
      let find = try #require(steps["Find the accepted findings"]?["run"]?.text)
      let run = try #require(steps["Run"]?["run"]?.text)
      let environment = ["GITHUB_ENV": "\(folder)/env", "RUNNER_TEMP": folder, "BASELINE": "Reports/baseline.json"]
      let target = try perform(find, in: folder, environment.merging(["GITHUB_BASE_REF": "main"]) { $1 })
      #expect(target.code == 0, "\(target.errors)")
      #expect(
        target.calls == [
          ["git", "fetch", "--quiet", "--depth=1", "origin", "main"], ["git", "show", "FETCH_HEAD:./Reports/baseline.json"],
        ])
      #expect(try contents("\(folder)/env") == Data("CELLHARNESS_ACCEPTED=\(folder)/cellharness-baseline.json\n".utf8))
      let none = try perform(find, in: folder, environment.merging(["GITHUB_BASE_REF": "main"]) { $1 }, git: 1)
      #expect(none.code == 0)
      #expect(try contents("\(folder)/env").suffix(22) == Data("CELLHARNESS_ACCEPTED=\n".utf8))
      let usual = try perform(run, in: folder, ["PRODUCT": "inbox-screens", "SHARD": "", "CELLHARNESS_ACCEPTED": ""])
      let part = try perform(run, in: folder, ["PRODUCT": "inbox-screens", "SHARD": "2/4", "CELLHARNESS_ACCEPTED": "a b.json"])
      #expect(usual.code == 0 && part.code == 0)
      guard case .run(let options) = try ArgumentParser.parse(try #require(usual.program.first)) else {
        Issue.record("the action does not run anything")
        return
      }
      #expect(options.shard == nil && options.baseline == nil && options.color == .never)
      #expect(
        options.reporters.map(\.name) == ["html", "json", "junit", "sarif", "github-annotations", "github-summary"])
      guard case .run(let divided) = try ArgumentParser.parse(try #require(part.program.first)) else { return }
      #expect(divided.shard == Shard("2/4") && divided.baseline == "a b.json")
      // The same arguments in the real program.
      let done = Program(
        scenarios: Shelf.all, output: Said().output, environment: ["GITHUB_STEP_SUMMARY": "\(folder)/summary.md"],
        interruption: { nil }
      ).run(try #require(usual.program.first) + ["--filter", "quiet 1", "--policy", "lifo", "--output", "\(folder)/reports"])
      #expect(done == .passed)
      for file in ["reports/index.html", "reports/report.json", "reports/junit.xml", "reports/findings.sarif", "summary.md"] {
        #expect(FileManager.default.fileExists(atPath: "\(folder)/\(file)"), "\(file)")
      }
    }
  }

  @Test("a pull request's summary says what is new, fixed and changed against the report of its target, which pushes keep")
  func comparison() throws {
    try withFolder { folder in
      let steps = try action()
      let compare = try #require(steps["Compare with the target branch"]?["run"]?.text)
      let restored = try #require(steps["Find the report of the target branch"]?["with"])
      let kept = try #require(steps["Keep the report for pull requests"])
      #expect(restored["key"] == kept["with"]?["key"] && restored["path"] == kept["with"]?["path"])
      #expect(restored["path"]?.text?.hasSuffix("/Reports/base.json") == true)
      #expect(kept["if"]?.text?.contains("github.event_name != 'pull_request'") == true)
      let summary = "\(folder)/summary.md"
      let variables = ["PRODUCT": "inbox-screens", "GITHUB_STEP_SUMMARY": summary]
      // Nothing was run, as after a build that failed: nothing is compared and nothing kept.
      #expect(try perform(compare, in: folder, variables).calls.isEmpty)
      try FileManager.default.createDirectory(atPath: "\(folder)/Reports/latest", withIntermediateDirectories: true)
      try Data("{}".utf8).write(to: URL(fileURLWithPath: "\(folder)/Reports/latest/report.json"))
      // The first push has nothing to compare with; what it kept is there for the next pull request.
      let push = try perform(compare, in: folder, variables)
      #expect(push.code == 0 && push.calls.isEmpty)
      #expect(try contents("\(folder)/Reports/base.json") == Data("{}".utf8))
      let pull = try perform(compare, in: folder, variables.merging(["GITHUB_BASE_REF": "main"]) { $1 })
      #expect(pull.code == 0, "\(pull.errors)")
      guard
        case .diff("Reports/base.json", "Reports/latest/report.json", let options) = try ArgumentParser.parse(
          try #require(pull.program.first))
      else {
        Issue.record("nothing is compared")
        return
      }
      #expect(options.form == .words(.markdown) && FileManager.default.fileExists(atPath: summary))
    }
  }

  @Test("the action searches each screen for as long as it was told, each with reports of its own")
  func search() throws {
    try withFolder { folder in
      let search = try #require(try action()["Search"]?["run"]?.text)
      let done = try perform(
        search, in: folder,
        ["PRODUCT": "inbox-screens", "SCENARIOS": "inbox/archive\n\nnotes/two words\n", "SECONDS_EACH": "30"])
      #expect(done.code == 0, "\(done.errors)")
      let commands = try done.program.map { try ArgumentParser.parse($0) }
      #expect(commands.count == 2)
      var names: [String] = []
      for case .explore(let name, let options) in commands {
        names.append(name + " → " + options.output)
        #expect(options.seconds == 30 && options.regressions == "Regressions")
      }
      #expect(
        names == [
          "inbox/archive → Reports/latest/explore-inbox-archive", "notes/two words → Reports/latest/explore-notes-two-words",
        ])
    }
  }

  @Test("the matrix runs each part and joins them; the times of the main branch divide the parts")
  func matrix() throws {
    try withFolder { folder in
      let workflow = try YAML(Self.template("github-matrix.yml"))
      let jobs = try #require(workflow["jobs"])
      #expect(jobs.keys == ["run", "merge"] && jobs["merge"]?["needs"]?.text == "run")
      #expect(jobs["run"]?["strategy"]?["matrix"]?["part"]?.text == "[1, 2, 3, 4]")
      let run = try #require(jobs["run"]?.texts(under: "run").first).replacing("${{ matrix.part }}", with: "3")
      let merge = try #require(jobs["merge"]?.texts(under: "run").first)
      #expect(!run.contains("${{") && !merge.contains("${{"))
      let cold = try perform(run, in: folder)
      try Data().write(to: URL(fileURLWithPath: "\(folder)/times.json"))
      let warm = try perform(run, in: folder)
      var wanted = RunOptions()
      wanted.shard = Shard("3/4")
      wanted.output = "shards/3"
      #expect(try ArgumentParser.parse(try #require(cold.program.first)) == .run(wanted))
      wanted.shardTimes = "times.json"
      #expect(try ArgumentParser.parse(try #require(warm.program.first)) == .run(wanted))
      try FileManager.default.createDirectory(atPath: "\(folder)/Reports/latest", withIntermediateDirectories: true)
      try Data("{}".utf8).write(to: URL(fileURLWithPath: "\(folder)/Reports/latest/report.json"))
      let joined = try perform(merge, in: folder, ["GITHUB_STEP_SUMMARY": "\(folder)/summary.md"])
      #expect(joined.code == 0, "\(joined.errors)")
      // The former report is there: the pull request is compared with it.
      guard
        case .diff("times.json", "Reports/latest/report.json", let compared) = try ArgumentParser.parse(
          try #require(joined.program.last))
      else {
        Issue.record("nothing is compared")
        return
      }
      #expect(compared.form == .words(.markdown))
      guard case .merge(let paths, let options) = try ArgumentParser.parse(try #require(joined.program.first)) else {
        Issue.record("nothing is merged")
        return
      }
      #expect(paths == ["shards"] && options.reporters.map(\.name).contains("sarif"))
      #expect(try contents("\(folder)/times.json") == Data("{}".utf8))
    }
  }

  @Test("GitLab's template runs each part and joins them, and its reports are where it says")
  func gitlab() throws {
    try withFolder { folder in
      let template = try YAML(Self.template("gitlab-ci.yml"))
      #expect(template["screens"]?["extends"]?.text == ".cellharness")
      let variables = ["PRODUCT": "inbox-screens", "CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "4"]
      let build = try perform(try #require(template[".cellharness"]?.texts(under: "before_script").first), in: folder, variables)
      #expect(build.calls == [["swift", "build", "--product", "inbox-screens"]])
      let run = try perform(try #require(template["screens"]?.texts(under: "script").first), in: folder, variables)
      guard case .run(let options) = try ArgumentParser.parse(try #require(run.program.first)) else {
        Issue.record("nothing is run")
        return
      }
      #expect(options.shard == Shard("2/4") && options.output == "shards/2")
      #expect(template["screens"]?["artifacts"]?["paths"]?.list == [.text("shards")])
      let merge = try perform(try #require(template["screens-report"]?.texts(under: "script").first), in: folder, variables)
      guard case .merge(let paths, let joined) = try ArgumentParser.parse(try #require(merge.program.first)) else {
        Issue.record("nothing is merged")
        return
      }
      #expect(paths == ["shards"])
      #expect(
        template["screens-report"]?["artifacts"]?["reports"]?["junit"]?.text == "\(joined.output)/junit.xml"
          && joined.reporters.contains { $0.name == "junit" })
    }
  }

  @Test("Bazel's test leaves its part to the program and writes where Bazel reads")
  func bazel() throws {
    try withFolder { folder in
      let script = Self.root.appendingPathComponent(".ci/templates/screens_test.sh").path
      #expect(FileManager.default.isExecutableFile(atPath: script))
      let done = try perform(
        "\(script) \(folder)/tools/swift", in: folder,
        ["TEST_UNDECLARED_OUTPUTS_DIR": "\(folder)/outputs", "XML_OUTPUT_FILE": "\(folder)/test.xml"])
      #expect(done.code == 0, "\(done.errors)")
      guard case .run(let options) = try ArgumentParser.parse(Array(try #require(done.calls.first).dropFirst())) else {
        Issue.record("nothing is run")
        return
      }
      #expect(options.output == "\(folder)/outputs" && options.reporters.last?.path == "\(folder)/test.xml")
      #expect(try Self.template("BUILD.bazel").contains("shard_count = 4"))
    }
  }

  @Test("the image copies what is there, and builds a sample package against what it copied")
  func docker() throws {
    try withFolder { folder in
      let text = try Self.template("Dockerfile").split(separator: "\n").filter { !$0.hasPrefix("#") }.joined(separator: "\n")
      let instructions = text.replacing("\\\n", with: " ").split(separator: "\n").map(String.init)
      let words = instructions.map { $0.split(separator: " ").map(String.init) }
      #expect(words.first == ["FROM", "swift:6.3.1"])
      #expect(
        Set(words.compactMap(\.first)).isSubset(of: ["FROM", "ENV", "WORKDIR", "COPY", "RUN", "CMD"]))
      for copied in words.filter({ $0.first == "COPY" }).flatMap({ $0.dropFirst().dropLast() }) {
        #expect(FileManager.default.fileExists(atPath: Self.root.appendingPathComponent(copied).path), "\(copied)")
      }
      let run = try #require(instructions.first { $0.hasPrefix("RUN ") }).dropFirst(4).replacing(
        "/tmp/sample", with: "\(folder)/sample")
      let done = try perform(
        "cd \(Self.root.path) && \(run)", in: folder, ["CELLHARNESS": "/opt/cellharness", "CELLHARNESS_BUILD": "/opt/build"])
      #expect(done.code == 0, "\(done.errors)")
      #expect(
        done.calls == [
          [
            "swift", "build", "--package-path", "/opt/cellharness", "--scratch-path", "/opt/build", "--product", "cellharness",
          ], ["swift", "build", "--package-path", "\(folder)/sample", "--scratch-path", "/opt/build", "--build-tests"],
        ])
      // The program that was built is found by its name, and a program of screens is built of what it is built of.
      #expect(instructions.contains("ENV PATH=/opt/build/debug:$PATH"))
      let package = try String(contentsOf: Self.root.appendingPathComponent("Package.swift"), encoding: .utf8)
      let target = try #require(package.range(of: #"name: "CellHarnessTool","#)).upperBound
      #expect(package[target...].prefix { $0 != ")" }.contains("CellHarnessCLI"))
      let manifest = try String(contentsOfFile: "\(folder)/manifest", encoding: .utf8)
      #expect(manifest.contains(#"path: "/opt/cellharness""#))
      #expect(!FileManager.default.fileExists(atPath: "\(folder)/sample"))
      let command = try JSONDecoder().decode(
        [String].self, from: Data(try #require(instructions.last { $0.hasPrefix("CMD ") }).dropFirst(4).utf8))
      let started = try perform(try #require(command.last), in: folder, ["CELLHARNESS_BUILD": "/opt/build"])
      #expect(started.calls == [["swift", "test", "--scratch-path", "/opt/build"]])
    }
  }

  @Test("the page about CI shows each file as it is")
  func page() throws {
    let page = try String(
      contentsOf: Self.root.appendingPathComponent("Sources/CellHarness/CellHarness.docc/Continuous-Integration.md"),
      encoding: .utf8)
    for name in ["Dockerfile", "action/action.yml", "github-matrix.yml", "gitlab-ci.yml", "BUILD.bazel", "screens_test.sh"] {
      #expect(page.contains("`.ci/templates/\(name)`"), "\(name)")
    }
    let commands = page.matches(of: /(?m)^(?:\$ )?cellharness (.+)$/).map { String($0.output.1) }
    #expect(commands.count > 5)
    for command in commands {
      let words = command.split(separator: " ").map { String($0).replacing("\"", with: "") }
      #expect(throws: Never.self, "\(command)") { try ArgumentParser.parse(words) }
    }
  }

  @Test("the files on the page about a package's own CI run the tests, and keep what the tests write")
  func ownPackage() throws {
    try withFolder { folder in
      let page = try String(
        contentsOf: Self.root.appendingPathComponent("Sources/CellHarness/CellHarness.docc/Own-Package-on-CI.md"), encoding: .utf8
      )
      let files = try page.matches(of: /(?s)```yaml\n(.*?)```/).map { try YAML(String($0.output.1)) }
      #expect(files.count == 2)
      let github = try #require(files.first?["jobs"]?["screens"])
      let results = try #require(github["env"]?["CELLHARNESS_RESULTS"]?.text)
      #expect(github["container"]?.text == "swift:6.3.1")
      let kept = github["steps"]?.list.first { $0["uses"]?.text?.hasPrefix("actions/upload-artifact@") == true }
      #expect(kept?["with"]?["path"]?.text == results && kept?["if"]?.text == "always()")
      // What a run of tests leaves is what the page's commands read.
      try FileManager.default.createDirectory(atPath: "\(folder)/\(results)", withIntermediateDirectories: true)
      try Data("0 new\n".utf8).write(to: URL(fileURLWithPath: "\(folder)/\(results)/summary.md"))
      let done = try perform(
        github.texts(under: "run").joined(separator: "\n"), in: folder, ["GITHUB_STEP_SUMMARY": "\(folder)/summary.md"])
      #expect(done.code == 0 && done.calls == [["swift", "test"]], "\(done.errors)")
      #expect(try contents("\(folder)/summary.md") == Data("0 new\n".utf8))
      let gitlab = try #require(files.last?["screens"])
      #expect(gitlab["image"]?.text == "swift:6.3.1" && gitlab["variables"]?["CELLHARNESS_RESULTS"]?.text == results)
      #expect(gitlab["artifacts"]?["when"]?.text == "always" && gitlab["artifacts"]?["paths"]?.text == "[\(results)]")
      #expect(gitlab["artifacts"]?["reports"]?["junit"]?.text == "\(results)/junit.xml")
      #expect(gitlab["script"]?.list == [.text("swift test")])
    }
  }

  @Test("the reader of these files finds what is wrong")
  func reader() throws {
    let file = try YAML("a: 1\nb:\n  - c: \"x: y\"\n    d: |\n      one\n        two\n  - plain\ne:\n")
    #expect(file["a"]?.text == "1" && file["e"]?.text == "")
    #expect(file["b"]?.list.first?["c"]?.text == "x: y")
    #expect(file["b"]?.list.first?["d"]?.text == "one\n  two")
    #expect(file["b"]?.list.last == .text("plain"))
    for wrong in ["a: 1\na: 2\n", "a: 1\n  b: 2\n", "just words\n", "- a\nb: 1\n"] {
      #expect(throws: YAML.Problem.self) { try YAML(wrong) }
    }
  }
}
