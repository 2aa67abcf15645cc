import CellDetectors
import CellHarness
import CellReports
import CellRuns
import Foundation
import Testing

@testable import CellHarnessTesting

/// What a test leaves besides issues: attachments, reports of all tests, known issues.
@Suite("What tests leave") struct TestFaceTests {
  private func result() -> ScenarioResult {
    let scenario = CellScenario("errands", script: [.swipe("Bread", .trailing), .mutate(.errandArrives), .tapAction("Delete")]) {
      ErrandsScreen(["Milk", "Bread", "Rice"], defect: .deletesByPosition)
    }
    return ScenarioRunner.run(scenario, profiles: [.iOS18], policies: [.lifo])
  }

  private var comparison: Comparison {
    Comparison(
      ScreenSource(ErrandsScreen.self), traits: .standard, policies: .base, failsOn: .error, seed: 1, at: #_sourceLocation)
  }

  private func withFolder<T>(_ body: (String) throws -> T) throws -> T {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("face-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    return try body(folder)
  }

  @Test("a finding that the baseline accepts is a known issue; without it the test fails")
  func known() throws {
    try withFolder { folder in
      let result = result()
      let report = ReportBuilder.scenario(result)
      #expect(!report.findings.isEmpty)
      var whole = ReportBuilder.report([], seed: 1)
      whole.scenarios = [report]
      let file = "\(folder)/baseline.json"
      try BaselineFile.encode(Baseline().adding(whole, reason: "issue 12")).write(to: URL(fileURLWithPath: file))
      let accepting = TestBaseline(file: file)
      #expect(accepting.marking(report).findings.allSatisfy { $0.isKnown && $0.knownReason == "issue 12" })
      // Recorded as known: this test would fail otherwise.
      comparison.record(result, baseline: accepting, results: nil)
      withKnownIssue {
        comparison.record(result, baseline: TestBaseline(file: nil), results: nil)
      } matching: { issue in
        issue.comments.contains { $0.rawValue.contains(": error: [") }
      }
    }
  }

  @Test("a baseline that can't be used is an issue of its own, and nothing is accepted")
  func badBaseline() throws {
    try withFolder { folder in
      let missing = TestBaseline(file: "\(folder)/none.json")
      #expect(
        missing.problem
          == "CELLHARNESS_BASELINE names \(folder)/none.json, which can't be read; give its path from the package's folder")
      try Data("{".utf8).write(to: URL(fileURLWithPath: "\(folder)/bad.json"))
      let broken = TestBaseline(file: "\(folder)/bad.json")
      #expect(broken.problem?.hasPrefix("CELLHARNESS_BASELINE names \(folder)/bad.json: the baseline can't be read (") == true)
      #expect(broken.baseline.entries.isEmpty && TestBaseline(file: nil).problem == nil)
    }
  }

  @Test("reports of all tests are written when the process ends, and a stream before")
  func results() throws {
    try withFolder { folder in
      let results = TestResults(folder: folder)
      let report = ReportBuilder.scenario(result())
      #expect(results.add(report, in: "survives()", seconds: 1) == [])
      #expect(results.add(report, in: "survives()", seconds: 1) == [])
      #expect(results.add(report, in: nil, seconds: 2) == [])
      let stream = "\(folder)/findings.jsonl"
      let killed = try FindingsStreamReader.read(try Data(contentsOf: URL(fileURLWithPath: stream))).0
      #expect(killed.partial?.cause == .killed)
      results.finish()
      let whole = try FindingsStreamReader.read(try Data(contentsOf: URL(fileURLWithPath: stream))).0
      #expect(whole.partial == nil)
      #expect(whole.scenarios.map(\.name) == ["errands in survives()", "errands in survives() (2)", "errands"])
      let json = try JSONReporter.decode(Data(contentsOf: URL(fileURLWithPath: "\(folder)/report.json")))
      #expect(json.scenarios.map(\.name) == ["errands", "errands in survives()", "errands in survives() (2)"])
      for file in ["index.html", "junit.xml", "summary.md"] {
        #expect(FileManager.default.fileExists(atPath: "\(folder)/\(file)"), "\(file)")
      }
    }
  }

  @Test("a folder that can't be written is told once")
  func unwritable() throws {
    try withFolder { folder in
      try Data().write(to: URL(fileURLWithPath: "\(folder)/file"))
      let results = TestResults(folder: "\(folder)/file")
      let report = ReportBuilder.scenario(result(), findsLines: false)
      let told = results.add(report, in: nil, seconds: 1)
      #expect(told.count == 1 && told[0].hasPrefix("\(folder)/file/findings.jsonl can't be written"))
      #expect(results.add(report, in: nil, seconds: 1) == [])
    }
  }

  @Test("attachments are the page of the scenario and traces that can be judged again")
  func attachments() throws {
    let result = result()
    let all = FindingAttachment.all(result, ReportBuilder.scenario(result))
    #expect(all.map(\.name) == ["errands.html", "errands.jsonl"])
    #expect(try String(decoding: all[0].attachment.bytes(), as: UTF8.self).hasPrefix("<!DOCTYPE html>"))
    let judged = try KeptTraces.judge(try all[1].attachment.bytes())
    #expect(judged.findings.map { Fingerprint.of($0) } == result.findings.map { Fingerprint.of($0) })
  }

  @Test("a variable that is empty is not set")
  func variables() {
    #expect(TestVariable.results.value(in: ["CELLHARNESS_RESULTS": "a"]) == "a")
    #expect(TestVariable.results.value(in: ["CELLHARNESS_RESULTS": ""]) == nil)
    #expect(TestVariable.baseline.value(in: [:]) == nil)
  }
}
