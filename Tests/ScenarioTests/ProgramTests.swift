import CellHarness
import Foundation
import ScenarioCatalog
import Testing

@testable import CellHarnessCLI

/// The command line from its arguments to its exit code, over real scenarios.
@Suite("Command line program")
struct ProgramTests {
  /// What a program said.
  private final class Said: @unchecked Sendable {
    private let lock = NSLock()
    private var printed = ""
    private var complained = ""

    var output: Output {
      Output(
        print: { line in self.lock.withLock { self.printed += line + "\n" } },
        complain: { line in self.lock.withLock { self.complained += line + "\n" } })
    }
    var out: String { lock.withLock { printed } }
    var err: String { lock.withLock { complained } }
  }

  private func run(_ arguments: String..., scenarios: [Scenario] = allScenarios) -> (code: Int32, said: Said) {
    run(arguments, scenarios: scenarios)
  }
  private func run(_ arguments: [String], scenarios: [Scenario] = allScenarios) -> (code: Int32, said: Said) {
    let said = Said()
    let code = Program(scenarios: scenarios, output: said.output).run(arguments)
    return (code.rawValue, said)
  }

  /// A folder that goes away with the test.
  private func withFolder<T>(_ body: (String) throws -> T) throws -> T {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("cellharness-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder.path)
  }

  @Test("a run writes text, HTML and JSON, and passes when everything is as declared")
  func runWrites() throws {
    try withFolder { folder in
      let result = run("run", "--filter", "/counter/", "--output", folder)
      #expect(result.code == 0)
      #expect(result.said.out.hasPrefix("0 new · 0 known · 0 fixed · "))
      #expect(result.said.out.split(separator: "\n").first?.contains(" expected · 2 scenarios · ") == true)
      #expect(
        result.said.out.contains("error: [leaked-view-state] state 'count' of HabitRow, written for \"Short walk\", is shown for")
      )
      #expect(result.said.out.contains("With that one cell replaced by a fresh one the difference is gone (checked)."))
      #expect(result.said.out.contains("gate: passed: no new finding, everything was judged"))
      let html = try String(contentsOfFile: "\(folder)/index.html", encoding: .utf8)
      #expect(html.contains("<svg xmlns"))
      #expect(html.contains("\"key\":\"leaked-view-state/counter/buggy · iOS17 · lifo\""), "the run can be stepped through")
      #expect(FileManager.default.fileExists(atPath: "\(folder)/report.json"))
    }
  }

  @Test("formats are written where they were asked for; one that can't be is a fault and keeps no other from being written")
  func reporters() throws {
    try withFolder { folder in
      try "x".write(toFile: "\(folder)/file", atomically: true, encoding: .utf8)
      let result = run(
        "run", "--filter", "^leaked-view-state/counter/correct$", "--policy", "lifo", "--profile", "iOS26",
        "--reporter", "html=\(folder)/file/below.html", "--reporter", "junit=\(folder)/tests.xml", "--reporter=markdown=-",
        "--color=always")
      #expect(result.code == 3)
      #expect(
        result.said.err.contains("cellharness: the html report was not written: \(folder)/file/below.html can't be written"))
      #expect(result.said.out.contains("written: \(folder)/tests.xml\n"))
      #expect(result.said.out.contains("\n# CellHarness\n"))
      #expect(result.said.out.hasPrefix("\u{1B}[1m0 new · "))
      #expect(result.said.out.contains("profiles [iOS26]"))
      let xml = try String(contentsOfFile: "\(folder)/tests.xml", encoding: .utf8)
      #expect(xml.contains("name=\"leaked-view-state: leaked-view-state/counter/correct\""))
      #expect(!FileManager.default.fileExists(atPath: "\(folder)/report.json"))
    }
  }

  @Test("explore finds what a screen's script would have shown, and says how it was found; without a name it is a usage error")
  func explore() throws {
    try withFolder { folder in
      let search = [
        "explore", "leaked-view-state/counter/buggy", "--steps", "60", "--profile", "iOS17", "--policy", "lifo", "--quiet",
        "--regressions", folder,
      ]
      let result = run(search)
      #expect(result.code == 1)
      #expect(result.said.out.hasPrefix("leaked-view-state/counter/buggy: "))
      #expect(result.said.out.contains("[leaked-view-state] state 'count' of HabitRow"))
      #expect(result.said.out.contains("no single step can be skipped"))
      #expect(result.said.out.contains("scroll: "))
      #expect(result.said.err == "")
      // What was found is kept, and the next search runs it first.
      let again = run(search)
      #expect(again.code == 1)
      #expect(again.said.out.hasPrefix("\(folder)/HabitsScreen-leaked-view-state-"))
      #expect(again.said.out.contains(".jsonl: Reproduced: leaked-view-state "))
    }
    #expect(run("explore", "no such screen").code == 2)
  }

  @Test("list skips what it is told to skip")
  func listSkips() {
    let listed = run("list", "--filter", "/counter/", "--skip", "correct")
    #expect(listed.code == 0 && listed.said.out.contains("buggy") && !listed.said.out.contains("correct"))
  }

  @Test("dump prints what every visible item shows, the same each time")
  func dump() {
    let first = run("dump", "leaked-view-state/counter/buggy", "--step", "1")
    #expect(first.code == 0)
    #expect(first.said.out.hasPrefix("leaked-view-state/counter/buggy · iOS18 · policy lifo · seed 1\nstep 1: "))
    #expect(first.said.out.contains("text: \"Short walk\""))
    #expect(first.said.out == run("dump", "leaked-view-state/counter/buggy", "--step", "1").said.out)
    #expect(
      run("dump", "leaked-view-state/counter/buggy", "--markdown", "--step", "0").said.out.contains(
        "| role | place | frame | properties |"))
  }

  @Test("dump says which scenario or step there is not")
  func dumpNothing() {
    let unknown = run("dump", "nowhere")
    #expect(unknown.code == 2 && unknown.said.err.contains("no scenario is called 'nowhere'"))
    let late = run("dump", "leaked-view-state/counter/buggy", "--step", "99")
    #expect(late.code == 2 && late.said.err.contains("leaked-view-state/counter/buggy has no step 99; its steps are 0 to 4"))
  }

  @Test("the replay line of a finding works, as a token and as the report it stands in")
  func replay() throws {
    try withFolder { folder in
      _ = run("run", "--filter", "^leaked-view-state/counter/buggy$", "--output", folder)
      let report = try String(contentsOfFile: "\(folder)/report.json", encoding: .utf8)
      let token = try #require(report.firstMatch(of: /ch1:leaked-view-state\/counter\/buggy:[0-9a-f]+/)?.output)
      for argument in [String(token), "\(folder)/report.json"] {
        let result = run("replay", argument)
        #expect(result.code == 1)
        #expect(result.said.out.contains("[leaked-view-state]"))
      }
    }
  }

  @Test("new findings fail with 1; written to the baseline they are known and pass with 0")
  func baseline() throws {
    // The same screen without its declaration: its finding is then new.
    let undeclared = allScenarios.filter { $0.name == "leaked-view-state/counter/buggy" }.map { buggy in
      Scenario("counter/undeclared", buggy.screen) { buggy.script }
    }
    try withFolder { folder in
      let file = "\(folder)/baseline.json"
      #expect(run("run", "--output", folder, scenarios: undeclared).code == 1)
      let missing = run("run", "--output", folder, "--baseline", file, scenarios: undeclared)
      #expect(missing.code == 3 && missing.said.out.isEmpty)
      #expect(missing.said.err.contains("the baseline \(file) is not there; check --baseline"))
      #expect(run("baseline", "write", "--output", folder, "--baseline", file, scenarios: undeclared).code == 2)
      let written = run(
        "baseline", "write", "--reason", "issue 12", "--output", folder, "--baseline", file, scenarios: undeclared)
      #expect(written.code == 0)
      let checked = run("baseline", "check", "--output", folder, "--baseline", file, scenarios: undeclared)
      #expect(checked.code == 0)
      #expect(checked.said.out.hasPrefix("0 new · 1 known · 0 fixed · 1 scenario · "))
      #expect(checked.said.out.contains("Known:     to the baseline: issue 12"))
      let fixed = allScenarios.filter { $0.name == "leaked-view-state/counter/correct" }.map { fixed in
        Scenario("counter/undeclared", fixed.screen) { fixed.script }
      }
      let updated = run("baseline", "update", "--reason", "none", "--output", folder, "--baseline", file, scenarios: fixed)
      #expect(updated.code == 0 && updated.said.out.hasPrefix("0 new · 0 known · 0 fixed · "))
      #expect(updated.said.out.hasSuffix("\(file): 0 entries (0 added, 1 removed)\n"))
      try "{".write(toFile: file, atomically: true, encoding: .utf8)
      let broken = run("baseline", "check", "--output", folder, "--baseline", file, scenarios: undeclared)
      #expect(broken.code == 3)
      #expect(broken.said.err.hasPrefix("cellharness: \(file): the baseline can't be read"), "before anything is run")
    }
  }

  @Test("the score names every miss and false alarm, and fails on either")
  func score() throws {
    try withFolder { folder in
      let good = run("score", "--filter", "/counter/", "--policy", "fifo", "--output", folder)
      #expect(good.code == 0)
      #expect(good.said.out.contains("1 of 1 correct screens judged silent · 0 accused · 0 missed · 0 false alarms"))
      #expect(FileManager.default.fileExists(atPath: "\(folder)/score.json"))
      let undeclared = allScenarios.filter { $0.name == "leaked-view-state/counter/buggy" }.map { buggy in
        Scenario("counter/undeclared", buggy.screen) { buggy.script }
      }
      let bad = run("score", "--output", folder, "--policy", "lifo", scenarios: undeclared)
      #expect(bad.code == 1)
      #expect(bad.said.out.contains("False alarms:\n  counter/undeclared: leaked-view-state"))
    }
  }

  @Test("times are printed only when asked for")
  func times() throws {
    try withFolder { folder in
      let arguments = [
        "run", "--filter", "^leaked-view-state/counter/correct$", "--policy", "lifo", "--output", folder,
      ]
      let said = Said()
      _ = Program(scenarios: allScenarios, output: said.output).run(arguments + ["--times"])
      #expect(said.out.contains("Times:\n  scenario"))
      let quiet = Said()
      _ = Program(scenarios: allScenarios, output: quiet.output).run(arguments)
      #expect(!quiet.out.contains("Times:"))
    }
  }

  @Test("nothing to run is an error of its own, unless it is allowed")
  func nothingRan() {
    let result = run("run", "--filter", "no such scenario")
    #expect(result.code == 5)
    #expect(result.said.out == "0 new · 0 known · 0 fixed · 0 scenarios · 0 steps · 0 reuses · 0 runs · 0 inconclusive\n")
    #expect(result.said.err == "cellharness: no scenario matches; `cellharness list` shows all \(allScenarios.count)\n")
    #expect(run("run", "--filter", "no such scenario", "--pass-with-no-scenarios").code == 0)
    #expect(run("list", "--filter", "no such scenario").code == 5)
  }

  @Test("wrong words end with 2 and a sentence")
  func usage() {
    #expect(run("rum").code == 2)
    #expect(run("replay", "nonsense").said.err.hasPrefix("cellharness: 'nonsense' is neither a replay token"))
    #expect(run("replay", "ch1:no-such:0000").said.err.contains("no scenario is called 'no-such'"))
    #expect(run("explain", "no-such").code == 2)
    #expect(run("explain", "leaked-view-state").said.out.contains(".id(item.id)"))
  }

  @Test("a report that can't be written is a fault")
  func unwritable() throws {
    try withFolder { folder in
      let file = "\(folder)/file"
      try "x".write(toFile: file, atomically: true, encoding: .utf8)
      let result = run("run", "--filter", "^leaked-view-state/counter/correct$", "--output", "\(file)/below")
      #expect(result.code == 3)
      #expect(result.said.err.contains("can't be written"))
    }
  }

  @Test("the doctor names every interposed call")
  func doctor() {
    let result = run("doctor")
    #expect(result.code == 0)
    #expect(result.said.out.contains("Runs own time, order and chance: 13 of 13 calls."))
  }
}
