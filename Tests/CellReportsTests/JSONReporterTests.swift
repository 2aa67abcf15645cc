import CellDetectors
import CellTrace
import Foundation
import TestSupport
import Testing

@testable import CellReports

@Suite("JSON report") struct JSONReporterTests {
  @Test("a whole report, byte for byte") func golden() throws {
    expectGolden(String(decoding: try JSONReporter.render(ReportDocument(Sample.full())), as: UTF8.self), "full.json")
  }

  @Test("what is written can be read", arguments: [true, false])
  func roundTrip(hostile: Bool) throws {
    let report = hostile ? Sample.hostileReport() : Sample.full()
    let data = try JSONReporter.render(ReportDocument(report))
    #expect(try JSONReporter.render(ReportDocument(JSONReporter.decode(data))) == data)
  }

  @Test("counts and the verdict stand beside the report's own fields")
  func counts() throws {
    struct Document: Decodable {
      struct Verdict: Decodable {
        var exitCode: Int
        var reasons: [String]
        var executionSuccessful: Bool
      }
      var schemaVersion: Int
      var summary: ReportCounts
      var summaryLine: String
      var verdict: Verdict
    }
    let whole = ReportDocument(Sample.full())
    let document = try JSONDecoder().decode(Document.self, from: JSONReporter.render(whole))
    #expect(document.schemaVersion == 7)
    #expect(document.summary == ReportCounts(Sample.full()) && document.summaryLine == whole.summary)
    #expect(document.summary.new == 1 && document.summary.known == 2 && document.summary.expected == 1)
    #expect(document.summary.missed == 1 && document.summary.failedScenarios == 1 && document.summary.inconclusive == 4)
    #expect(document.verdict.exitCode == 3 && document.verdict.reasons == whole.gate.reasons)
    #expect(!document.verdict.executionSuccessful)
  }

  @Test(
    "reports of older versions are read", arguments: [(1, 1_209), (2, 1_209), (3, 1_209), (4, 1_209), (5, 1_209), (6, 1_209)])
  func older(version: Int, steps: Int) throws {
    let report = try JSONReporter.decode(try Data(contentsOf: Golden.file("report-v\(version).json")))
    #expect(report.schemaVersion == 7)
    #expect(ReportCounts(report).steps == steps && ReportCounts(report).new == 1)
    let leak = try #require(report.scenarios.first?.findings.first)
    #expect(leak.finding.originPlace?.line == 9 && leak.finding.conditions.isEmpty)
    #expect(try JSONReporter.decode(JSONReporter.render(ReportDocument(report))).scenarios.count == 4)
  }

  @Test("the policy that stood in front of a reason becomes data, whatever the reason says")
  func olderPolicies() throws {
    var report = Sample.report([
      Sample.scenario(profiles: [
        Sample.profile(inconclusive: [
          .init(detector: "crash", reason: "under fifo: it: ended"),
          .init(detector: "crash", reason: "under the circumstances: no"),
        ])
      ])
    ])
    report.schemaVersion = 2
    let records = try JSONReporter.decode(JSONEncoder().encode(report)).scenarios[0].profiles[0].inconclusive
    #expect(
      records == [
        .init(detector: "crash", reason: "it: ended", policy: "fifo"),
        .init(detector: "crash", reason: "under the circumstances: no"),
      ])
  }

  @Test("a newer report is refused with a sentence")
  func newer() throws {
    var report = Sample.full()
    report.schemaVersion = 8
    let data = try JSONReporter.render(ReportDocument(report))
    #expect(throws: JSONReporter.Failure.unknownVersion(8)) { try JSONReporter.decode(data) }
    #expect(
      JSONReporter.Failure.unknownVersion(8).description
        == "the report has schema version 8, this tool reads up to 7; use a newer tool")
  }

  @Test(
    "anything else is refused with a sentence", arguments: ["", "{}", "[1]", "{\"schemaVersion\":1}", "{\"schemaVersion\":-1}"])
  func unreadable(text: String) throws {
    let failure = #expect(throws: JSONReporter.Failure.self) { try JSONReporter.decode(Data(text.utf8)) }
    #expect(failure?.description.hasPrefix("the file is not a CellHarness report (") == true)
  }
}
