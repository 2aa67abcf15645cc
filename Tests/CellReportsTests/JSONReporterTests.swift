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
    #expect(document.schemaVersion == 8)
    #expect(document.summary == ReportCounts(Sample.full()) && document.summaryLine == whole.summary)
    #expect(document.summary.new == 1 && document.summary.known == 2 && document.summary.expected == 1)
    #expect(document.summary.missed == 1 && document.summary.failedScenarios == 1 && document.summary.inconclusive == 4)
    #expect(document.verdict.exitCode == 3 && document.verdict.reasons == whole.gate.reasons)
    #expect(!document.verdict.executionSuccessful)
  }

  @Test(
    "reports of older versions are read",
    arguments: [(1, 1_209), (2, 1_209), (3, 1_209), (4, 1_209), (5, 1_209), (6, 1_209), (7, 1_209)])
  func older(version: Int, steps: Int) throws {
    let report = try JSONReporter.decode(try Data(contentsOf: Golden.file("report-v\(version).json")))
    #expect(report.schemaVersion == 8)
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

  @Test("what cells of pictures are made of is written once, on one line, and read back; version 7 had it in each cell")
  func pictures() throws {
    var reported = Sample.reported()
    let steps = Sample.recording().reused.steps
    reported.pictures = [0, 2].map { .init(run: "reused", step: $0, appearances: steps[$0].checkpoint) }
    let data = try JSONReporter.render(ReportDocument(Sample.report([Sample.scenario(findings: [reported])])))
    let text = String(decoding: data, as: UTF8.self)
    // Bronchitis stands in both pictures, and the button of every row is one.
    #expect(text.components(separatedBy: "\"value\":\"Bronchitis\"").count == 2)
    #expect(text.components(separatedBy: "\"value\":\"More\"").count == 2)
    let lines = text.split(separator: "\n").filter { $0.contains("\"pictures\" : [") || $0.contains("\"elements\" : [") }
    #expect(lines.count == 2 && lines.allSatisfy { $0.hasSuffix("],") })
    let read = try JSONReporter.decode(data).scenarios[0].findings[0].pictures
    #expect(read.map(\.appearances) == reported.pictures.map(\.appearances) && read.map(\.step) == [0, 2])

    func inVersion7(_ part: (Int) -> Any) throws -> Data {
      var json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
      var scenarios = try #require(json["scenarios"] as? [[String: Any]])
      var findings = try #require(scenarios[0]["findings"] as? [[String: Any]])
      let pictures = try #require(findings[0]["pictures"] as? [[String: Any]])
      findings[0]["pictures"] = pictures.map { picture in
        var picture = picture
        picture["appearances"] = (picture["appearances"] as? [[String: Any]] ?? []).map { appearance in
          var appearance = appearance
          appearance["elements"] = (appearance["parts"] as? [Int] ?? []).map(part)
          appearance["parts"] = nil
          return appearance
        }
        return picture
      }
      findings[0]["elements"] = nil
      scenarios[0]["findings"] = findings
      json["scenarios"] = scenarios
      json["schemaVersion"] = 7
      return try JSONSerialization.data(withJSONObject: json)
    }
    let whole = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let finding = ((whole["scenarios"] as? [[String: Any]])?[0]["findings"] as? [[String: Any]])?[0]
    let elements = try #require(finding?["elements"] as? [Any])
    let older = try JSONReporter.decode(try inVersion7 { elements[$0] }).scenarios[0].findings[0].pictures
    #expect(older.map(\.appearances) == reported.pictures.map(\.appearances))
  }

  @Test("a picture that names a part that is not there is refused with a sentence")
  func missingPart() throws {
    var reported = Sample.reported()
    reported.pictures = [.init(run: "reused", step: 0, appearances: Sample.recording().reused.steps[0].checkpoint)]
    let data = try JSONReporter.render(ReportDocument(Sample.report([Sample.scenario(findings: [reported])])))
    let broken = String(decoding: data, as: UTF8.self).replacing("\"parts\":[0,1]", with: "\"parts\":[0,99]")
    let failure = #expect(throws: JSONReporter.Failure.self) { try JSONReporter.decode(Data(broken.utf8)) }
    #expect(failure?.description.contains("parts can't have this value") == true)
  }

  @Test("texts that look like a picture's field keep their white space")
  func layout() {
    func flat(_ text: String) -> String { String(decoding: JSONLayout.flattened(Array(text.utf8)), as: UTF8.self) }
    #expect(
      flat("{\n  \"pictures\" : [\n    { \"a\" : \"x  \\\" ]\" }\n  ]\n}") == "{\n  \"pictures\" : [{\"a\":\"x  \\\" ]\"}]\n}")
    #expect(flat("{\n  \"a\" : \"\\\"pictures\\\" : [ 1 ]\"\n}") == "{\n  \"a\" : \"\\\"pictures\\\" : [ 1 ]\"\n}")
    #expect(flat("\"pictures\" : [ \"") == "\"pictures\" : [\"")
  }

  @Test("a newer report is refused with a sentence")
  func newer() throws {
    var report = Sample.full()
    report.schemaVersion = 9
    let data = try JSONReporter.render(ReportDocument(report))
    #expect(throws: JSONReporter.Failure.unknownVersion(9)) { try JSONReporter.decode(data) }
    #expect(
      JSONReporter.Failure.unknownVersion(9).description
        == "the report has schema version 9, this tool reads up to 8; use a newer tool")
  }

  @Test(
    "anything else is refused with a sentence", arguments: ["", "{}", "[1]", "{\"schemaVersion\":1}", "{\"schemaVersion\":-1}"])
  func unreadable(text: String) throws {
    let failure = #expect(throws: JSONReporter.Failure.self) { try JSONReporter.decode(Data(text.utf8)) }
    #expect(failure?.description.hasPrefix("the file is not a CellHarness report (") == true)
  }
}
