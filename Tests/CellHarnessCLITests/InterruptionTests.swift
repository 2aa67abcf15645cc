import CellDetectors
import CellReports
import CellTrace
import Foundation
import Synchronization
import Testing

@testable import CellHarnessCLI
@testable import CellRuns

/// A run that somebody ends keeps what it had, says what it lacks, and neither passes nor changes what is kept.
@Suite("Runs that are ended early") struct InterruptionTests {
  /// Asks for the end once it was asked so often.
  private final class Ending: Sendable {
    private let left: Mutex<Int>
    private let reason: PartialRun.Cause
    init(after count: Int, _ reason: PartialRun.Cause) {
      left = Mutex(count)
      self.reason = reason
    }
    var cause: PartialRun.Cause? {
      left.withLock { left in
        left -= 1
        return left < 0 ? reason : nil
      }
    }
  }

  @Test(
    "an interrupted run writes a partial report and ends with 130, a terminated one with 143",
    arguments: [(PartialRun.Cause.interrupted, Int32(130)), (.terminated, 143)])
  func partial(cause: PartialRun.Cause, code: Int32) throws {
    try withFolder { folder in
      let ending = Ending(after: 8, cause)
      let result = program(
        "run", "--policy", "lifo", "--profile", "iOS17", "--output", folder, "--reporter", "json", "--reporter", "sarif",
        interruption: { ending.cause })
      #expect(result.code == code)
      let first = result.said.out.split(separator: "\n").first ?? ""
      #expect(first.hasPrefix("partial · ") && first.contains(" not reached · "))
      #expect(result.said.out.contains("gate: partial: \(cause.rawValue) after "))
      #expect(result.said.out.contains("not written: sarif: not everything was run and judged"))
      let report = try JSONReporter.decode(contents("\(folder)/report.json"))
      let partial = try #require(report.partial)
      #expect(partial.cause == cause && !partial.missing.isEmpty)
      #expect(Set(partial.missing + report.scenarios.map(\.name)) == Set(Shelf.all.map(\.name)))
      #expect(partial.missing.count + report.scenarios.count == Shelf.all.count)
      #expect(report.scenarios.allSatisfy { $0.error == nil && !$0.profiles.isEmpty }, "whole scenarios or none")
    }
  }

  @Test("what was found is said and written before the run is over; a stream without an end is shown as partial")
  func stream() throws {
    try withFolder { folder in
      let result = program("run", "--policy", "lifo", "--profile", "iOS17", "--output", folder)
      #expect(result.code == 1)
      #expect(result.said.err.contains("error: [leaked-view-state] state 'loans' of BookRow, written for \"Book 1\""))
      #expect(result.said.err.contains("\n  Replay: cellharness replay ch1:shelf/leak:"))
      let path = "\(folder)/findings.jsonl"
      let data = try contents(path)
      let (whole, times) = try FindingsStreamReader.read(data)
      #expect(whole.partial == nil && times.seconds.count == Shelf.all.count)
      let written = try JSONReporter.decode(contents("\(folder)/report.json"))
      #expect(whole.scenarios.map(\.name) == written.scenarios.map(\.name))
      #expect(whole.scenarios.flatMap(\.findings).map(\.fingerprint) == written.scenarios.flatMap(\.findings).map(\.fingerprint))
      // As SIGKILL would leave it.
      let lines = data.split(separator: 0x0A)
      try Data(lines.prefix(3).joined(separator: [0x0A])).write(to: URL(fileURLWithPath: path))
      let shown = program("show", path)
      #expect(shown.code == 4)
      #expect(shown.said.out.hasPrefix("partial · "))
      #expect(
        shown.said.out.contains("gate: partial: the program ended without a verdict after 2 of 4 scenarios"))
    }
  }

  @Test("a baseline is left as it is by a run that ended early, whatever was asked for", arguments: ["write", "prune", "update"])
  func baseline(verb: String) throws {
    try withFolder { folder in
      let file = "\(folder)/baseline.json"
      #expect(
        program(
          "baseline", "write", "--reason", "issue 12", "--policy", "lifo", "--profile", "iOS17", "--output", folder, "--baseline",
          file
        ).code == 0
      )
      let before = try contents(file)
      let reason = verb == "prune" ? [] : ["--reason", "none"]
      let said = Said()
      let ending = Ending(after: 1, .interrupted)
      let code = Program(
        scenarios: Shelf.all, output: said.output, environment: [:], interruption: { ending.cause }
      ).run(["baseline", verb, "--policy", "lifo", "--profile", "iOS17", "--output", folder, "--baseline", file] + reason)
      #expect(code == .interrupted)
      #expect(said.err.hasSuffix("cellharness: \(file) was left as it is: the run ended early\n"))
      #expect(try contents(file) == before)
    }
  }

  @Test("what the baseline knows is not said again while it runs")
  func known() throws {
    try withFolder { folder in
      let file = "\(folder)/baseline.json"
      _ = program(
        "baseline", "write", "--reason", "issue 12", "--policy", "lifo", "--profile", "iOS17", "--output", folder, "--baseline",
        file)
      let result = program("run", "--policy", "lifo", "--profile", "iOS17", "--output", folder, "--baseline", file)
      #expect(result.code == 0)
      #expect(!result.said.err.contains("Replay:"))
      #expect(result.said.err.contains("shelf/leak: 1 found"))
    }
  }

  @Test("the score of a run that ended early is no score")
  func score() throws {
    try withFolder { folder in
      let ending = Ending(after: 1, .terminated)
      let result = program("score", "--policy", "lifo", "--profile", "iOS17", "--output", folder, interruption: { ending.cause })
      #expect(result.code == 143)
      #expect(result.said.err.contains("cellharness: partial: terminated after "))
    }
  }

  @Test("what a search finds is said and kept while it goes on")
  func search() throws {
    try withFolder { folder in
      let result = program(
        "explore", "shelf/leak", "--steps", "200", "--policy", "lifo", "--profile", "iOS17", "--regressions", "\(folder)/kept")
      #expect(result.code == 1)
      let file = try #require(try FileManager.default.contentsOfDirectory(atPath: "\(folder)/kept").first)
      #expect(result.said.err.contains("error: [leaked-view-state] state 'loans' of BookRow"))
      #expect(result.said.err.contains("\n  Replay: cellharness replay \(folder)/kept/\(file)\n"))
    }
  }

  @Test("an interrupted search ends with 130, says that it is a part, and what it found until then is written")
  func interruptedSearch() throws {
    try withFolder { folder in
      let said = Said()
      // Somebody ends it when the first finding is said.
      let program = Program(
        scenarios: Shelf.all, output: said.output, environment: [:],
        interruption: { said.err.contains("\n  Replay: ") ? .interrupted : nil })
      let code = program.run([
        "explore", "shelf/leak", "--steps", "1000000", "--policy", "lifo", "--profile", "iOS17", "--regressions",
        "\(folder)/kept",
        "--output", folder, "--reporter", "json",
      ])
      #expect(code == .interrupted && code.rawValue == 130)
      #expect(said.out.contains("\nInterrupted: what follows is part of the search.\n"))
      #expect(said.out.contains("error: [leaked-view-state] state 'loans' of BookRow"))
      let kept = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/kept")
      #expect(kept.contains { $0.hasPrefix("ShelfScreen-leaked-view-state-") })
      let report = try JSONReporter.decode(contents("\(folder)/report.json"))
      #expect(report.partial?.cause == .interrupted)
      #expect(report.scenarios.first?.findings.contains { $0.finding.detector == "leaked-view-state" } == true)
    }
  }

  @Test("the line that changes on a terminal says how far a run is and how long it takes")
  func progress() {
    #expect(
      RunProgress.text(done: 12, total: 40, found: 3, steps: 58, seconds: 1.9)
        == "12 of 40 scenarios · 3 new findings · 58 steps · 31 steps/s · about 5 s left")
    #expect(
      RunProgress.text(done: 1, total: 1, found: 1, steps: 1, seconds: 0)
        == "1 of 1 scenario · 1 new finding · 1 step · 0 steps/s · about 0 s left")
  }

  @Test("the line takes its own place on a terminal, and nothing is written on CI, into a file, or where --quiet was said")
  func line() {
    var written = ""
    func show(isQuiet: Bool = false, isTerminal: Bool = true, printsToTerminal: Bool = true) -> String {
      written = ""
      var output = Output(print: { _ in }, complain: { _ in })
      output.isTerminal = printsToTerminal
      let line = ProgressLine(output, isQuiet: isQuiet, isTerminal: isTerminal) { written += $0 }
      line.show("1 of 2")
      line.show("2 of 2")
      line.end()
      return written
    }
    #expect(show() == "\r\u{1B}[2K1 of 2\r\u{1B}[2K2 of 2\r\u{1B}[2K")
    #expect(show(isQuiet: true).isEmpty && show(isTerminal: false).isEmpty && show(printsToTerminal: false).isEmpty)
  }

  @Test("a script that ended before its last step is not called silent")
  func cutShort() {
    func words(_ end: RunEnd, _ findings: [Finding] = []) -> String {
      let runs = RunSet(main: Trace(screen: "App.Shelf", configuration: RunConfiguration(), end: end))
      let outcome = RunPlan.Outcome(profile: .iOS18, runs: runs, policies: [], judgement: Judgement(), runCount: 1)
      return RunProgress.words(
        for: ScenarioResult(
          name: "shelf/leak", screen: "App.Shelf", place: SourcePlace(fileID: "App/Shelf.swift", line: 1), expected: [],
          outcomes: [outcome], findings: findings, error: nil, seconds: 0))
    }
    #expect(words(.finished) == "silent")
    #expect(
      words(.stepFailed(step: 1, reason: "no item shows \"Rent\""))
        == "not judged from step 1 on, which ended the script: no item shows \"Rent\"")
    #expect(
      words(.inconclusive(step: 2, reason: "UITableView.dragDelegate is not there yet"))
        == "not judged from step 2 on, which ended the script: UITableView.dragDelegate is not there yet")
  }

  @Test("a file in the place of the output folder is noticed before anything is run")
  func unwritable() throws {
    try withFolder { folder in
      try Data().write(to: URL(fileURLWithPath: "\(folder)/file"))
      let result = program("run", "--output", "\(folder)/file")
      #expect(result.code == 3 && result.said.out.isEmpty)
      #expect(result.said.err.hasPrefix("cellharness: \(folder)/file/findings.jsonl can't be written"))
    }
  }
}
