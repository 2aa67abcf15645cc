import CellDetectors
import CellReports
import CellRuns
import CellTrace
import Foundation
import TestSupport
import Testing

@testable import CellHarnessCLI

/// Runs that are kept say tomorrow what they say today, and nothing that needs a run which was not kept.
@Suite("Kept traces") struct KeptTraceTests {
  private func run(_ folder: String, _ more: String...) throws {
    let said = Said()
    _ = Program(scenarios: Array(Shelf.all.prefix(2)), output: said.output, environment: [:], interruption: { nil })
      .run(["run", "--policy", "fifo", "--output", folder, "--keep-traces", "\(folder)/traces"] + more)
  }

  @Test("judged again they give the report of the run, but for how long it took")
  func same() throws {
    try withFolder { folder in
      try run(folder)
      #expect(FileManager.default.fileExists(atPath: "\(folder)/traces/shelf/leak.jsonl"))
      #expect(FileManager.default.fileExists(atPath: "\(folder)/traces/shelf/quiet%201.jsonl"))
      let judged = program("judge", "\(folder)/traces", "--output", "\(folder)/again")
      #expect(judged.code == 1 && judged.said.err == "")
      let before = try JSONReporter.decode(contents("\(folder)/report.json"))
      let after = try JSONReporter.decode(contents("\(folder)/again/report.json"))
      #expect(try JSONReporter.render(ReportDocument(after)) == JSONReporter.render(ReportDocument(before)))
      #expect(after.scenarios[0].findings.map(\.finding.blame) == [.confirmed])
    }
  }

  @Test("without the references what needs them is inconclusive, and never silent")
  func missing() throws {
    try withFolder { folder in
      try run(folder)
      let path = "\(folder)/traces/shelf/leak.jsonl"
      let result = try KeptTraces.judge(without(#""purpose":"the run with fresh cells""#, in: contents(path)))
      let open = result.outcomes.flatMap(\.judgement.inconclusive)
      #expect(open.contains { $0.detector == "leaked-view-state" && $0.reason.contains("fresh cells") })
      #expect(!result.findings.contains { $0.detector == "leaked-view-state" })
      // Blame only: the finding stays, and says that nobody checked.
      let unblamed = try KeptTraces.judge(without(#""purpose":"the run without reuse"#, in: contents(path)))
      #expect(unblamed.findings.map(\.detector) == ["leaked-view-state"])
      #expect(unblamed.findings.map(\.blame) == [.unchecked])
    }
  }

  @Test("traces of another build of the program are judged without its lines of code")
  func otherProgram() throws {
    try withFolder { folder in
      try run(folder)
      let path = "\(folder)/traces/shelf/leak.jsonl"
      let text = String(decoding: try contents(path), as: UTF8.self)
      let other = text.replacing(/"program":"[^"]*"/, with: #""program":"other""#, maxReplacements: 1)
      try other.write(toFile: path, atomically: true, encoding: .utf8)
      let judged = program("judge", path, "--output", folder)
      #expect(judged.code == 1)
      #expect(
        judged.said.err
          == "cellharness: another build of the program made these traces: lines of code are not looked up\n")
      let finding = try #require(try JSONReporter.decode(contents("\(folder)/report.json")).scenarios.first?.findings.first)
      #expect(finding.finding.detector == "leaked-view-state" && finding.finding.anchors == nil)
    }
  }

  @Test("the form of version 1, line by line; a file of it is read and judged")
  func form() throws {
    let text = String(decoding: try KeptTraces.data(SmallRun.result), as: UTF8.self)
    // Which program wrote it, and which build of it, is another for everybody.
    let written = text.replacing(/"program":"[^"]*"/, with: #""program":"other""#).replacing(
      /"tool":"[^"]*"/, with: #""tool":"0""#)
    // Where the form changes, the old file stays beside the new one, under its version.
    expectGolden(written, "kept-traces-v1.jsonl")
    let result = try KeptTraces.judge(contents(Golden.file("kept-traces-v1.jsonl").path))
    #expect(result.name == "shelf/small" && result.screen == "App.Shelf" && result.expected == ["crash"])
    #expect(result.place == SourcePlace(fileID: "App/Shelf.swift", line: 3))
    let outcome = try #require(result.outcomes.first)
    #expect(outcome.profile == .iOS17 && outcome.runCount == 2 && result.outcomes.count == 1)
    #expect(outcome.runs.main.steps.map(\.title) == ["show the screen", "scroll to the end"])
    #expect(outcome.runs.main.steps[1].events == SmallRun.trace.steps[1].events)
  }

  @Test("no cut of a file is judged: it is refused with a sentence")
  func cuts() throws {
    try withFolder { folder in
      try run(folder)
      let data = try contents("\(folder)/traces/shelf/leak.jsonl")
      for part in 1..<24 {
        #expect(throws: KeptTraceProblem.self) { try KeptTraces.judge(data.prefix(data.count * part / 24)) }
      }
      #expect(throws: KeptTraceProblem.noHead) { try KeptTraces.judge(Data("{}".utf8)) }
      #expect(throws: KeptTraceProblem.unknownVersion(7)) { try KeptTraces.judge(Data(#"{"traces":{"version":7}}"#.utf8)) }
    }
  }

  @Test(
    "what is wrong is said with what to do",
    arguments: [
      (KeptTraceProblem.noHead, "the file has no kept traces; name a folder that `cellharness run --keep-traces` wrote"),
      (.unknownVersion(7), "the kept traces have version 7, this tool reads up to 1; use a newer tool"),
      (.malformedLine(3), "line 3 of the kept traces can't be read; run the scenario again"),
      (.malformedTrace(line: 3, reason: "x"), "the trace that begins in line 3 can't be read: x"),
      (.cutOff, "the file ends before the traces do: writing it was cut short; run the scenario again"),
    ])
  func words(problem: KeptTraceProblem, text: String) { #expect(problem.description == text) }

  @Test("a folder without traces, and what is none, are faults")
  func refused() throws {
    try withFolder { folder in
      let empty = program("judge", folder)
      #expect(empty.code == 3)
      #expect(
        empty.said.err
          == "cellharness: there are no kept traces below \(folder); `cellharness run --keep-traces` writes them\n")
      try Data("{}".utf8).write(to: URL(fileURLWithPath: "\(folder)/a.jsonl"))
      #expect(program("judge", folder).said.err.hasPrefix("cellharness: \(folder)/a.jsonl: the file has no kept traces"))
    }
  }

  @Test(
    "every scenario has a file of its own below the folder, whatever its name",
    arguments: [
      ("a/b c", "t/a/b%20c.jsonl"), ("../x", "t/%2E%2E/x.jsonl"), ("a//b", "t/a/%/b.jsonl"), ("ä", "t/%C3%A4.jsonl"),
      ("", "t/%.jsonl"), (".", "t/%2E.jsonl"),
    ])
  func paths(name: String, path: String) { #expect(KeptTraces.path(of: name, in: "t") == path) }

  @Test("a name that no file can have is cut and told apart")
  func longNames() {
    let (one, other) = (String(repeating: "x", count: 400), String(repeating: "x", count: 401))
    #expect(KeptTraces.path(of: one, in: "t") != KeptTraces.path(of: other, in: "t"))
    #expect(KeptTraces.path(of: one, in: "t").count < 220)
  }

  /// The file without the runs whose line has a text.
  private func without(_ text: String, in data: Data) -> Data {
    var kept: [Data.SubSequence] = []
    var isSkipping = false
    for line in data.split(separator: 0x0A) {
      if line.starts(with: Data(#"{"run":"#.utf8)) || line.starts(with: Data(#"{"policy":"#.utf8))
        || line.starts(with: Data(#"{"outcome":"#.utf8)) || line == Data(#"{"end":{}}"#.utf8)
      {
        isSkipping = line.range(of: Data(text.utf8)) != nil
      }
      if !isSkipping { kept.append(line) }
    }
    return Data(kept.joined(separator: [0x0A]))
  }
}
