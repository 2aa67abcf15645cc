import Foundation
import Testing

@testable import CellReports

/// Runs that ended early: what they have is told, what they lack is told, and nothing passes or is closed by them.
@Suite("partial runs") struct PartialRunTests {
  private static func report(_ cause: PartialRun.Cause, missing: [String] = ["notes/b", "notes/c"]) -> Report {
    var report = Sample.report([Sample.scenario(findings: [Sample.reported()])])
    report.partial = PartialRun(cause, missing: missing)
    return report
  }

  @Test(
    "each cause has its exit code and its reason, before what was found",
    arguments: [
      (PartialRun.Cause.interrupted, ExitCode.interrupted, "partial: interrupted after 1 of 3 scenarios"),
      (.terminated, .terminated, "partial: terminated after 1 of 3 scenarios"),
      (.killed, .inconclusive, "partial: the program ended without a verdict after 1 of 3 scenarios"),
      (.incomplete, .inconclusive, "partial: the shards hold 1 of 3 scenarios"),
    ])
  func gate(cause: PartialRun.Cause, code: ExitCode, reason: String) {
    let gate = Gate(Self.report(cause))
    #expect(gate.code == code)
    #expect(gate.reasons == [reason, "1 new finding"])
  }

  @Test("a partial run of nothing does not pass, even where nothing to run would")
  func empty() {
    var report = Sample.report([])
    report.partial = PartialRun(.interrupted, missing: ["notes/a"])
    #expect(Gate(report, options: .init(allowsNothing: true)).code == .interrupted)
    #expect(Gate(report).reasons == ["partial: interrupted after 0 of 1 scenario"])
  }

  @Test("the first line says partial and how many scenarios were not reached")
  func summary() {
    #expect(
      ReportDocument(Self.report(.interrupted)).summary
        == "partial · 1 new · 0 known · 0 fixed · 1 scenario · 2 not reached · 3 steps · 5 reuses · 7 runs · 0 inconclusive")
  }

  @Test("the scenarios that were not reached are named, of many the first 20")
  func names() {
    let facts = ReportDocument(Self.report(.terminated)).section(.notRun)?.facts
    #expect(facts == ["not reached: notes/b, notes/c"])
    let many = Self.report(.terminated, missing: (1...23).map { "n\($0)" })
    let first = (1...20).map { "n\($0)" }.joined(separator: ", ")
    #expect(ReportDocument(many).section(.notRun)?.facts == ["not reached: \(first) and 3 more"])
  }

  @Test("every format says that the run was partial and what it lacks", arguments: ReporterTests.names)
  func formats(name: String) throws {
    let reporter = try #require(ReporterCatalog.reporter(name))
    let document = ReportDocument(Self.report(.interrupted))
    if reporter.refusal(document) != nil { return }
    let text = ReadableText(try reporter.render(document))
    #expect(text.says("partial: interrupted after 1 of 3 scenarios"))
    #expect(text.says("not reached: notes/b, notes/c"))
  }

  @Test("code scanning gets nothing of it: what is not mentioned would be closed")
  func sarif() {
    #expect(
      SARIFReporter.refusal(ReportDocument(Self.report(.interrupted)))
        == "not everything was run and judged, and a code-scanning page would close what is not mentioned")
    #expect(!ReportDocument(Self.report(.killed)).isJudged)
  }

  @Test("a test page shows an error, and its totals count it")
  func junit() throws {
    let xml = String(decoding: JUnitReporter.render(ReportDocument(Self.report(.interrupted))), as: UTF8.self)
    #expect(xml.contains(#"<testsuites name="cellharness" tests="3" failures="1" errors="1" skipped="0">"#))
    #expect(xml.contains(#"<error message="partial: interrupted after 1 of 3 scenarios" type="partial">"#))
  }

  @Test("it fixes nothing in a baseline")
  func baseline() {
    let baseline = Baseline().adding(
      Sample.report([Sample.scenario("notes/b", findings: [Sample.reported()])]), reason: "filed as #12")
    let check = BaselineCheck(Self.report(.interrupted), against: baseline, today: BaselineTests.today)
    #expect(check.stale.isEmpty)
    #expect(baseline.pruned(check) == baseline)
  }

  @Test("the JSON form keeps cause and names, and an older version has none")
  func json() throws {
    let document = ReportDocument(Self.report(.interrupted))
    let data = try JSONReporter.render(document)
    #expect(try JSONReporter.decode(data).partial == PartialRun(.interrupted, missing: ["notes/b", "notes/c"]))
    var object = try #require(try JSONSerialization.jsonObject(with: JSONReporter.render(Sample.document())) as? [String: Any])
    object["schemaVersion"] = 4
    let old = try JSONReporter.decode(try JSONSerialization.data(withJSONObject: object))
    #expect(old.partial == nil && old.shard == nil && old.schemaVersion == 8)
  }
}
