import CellDetectors
import CellTrace
import Foundation
import Testing

@testable import CellReports

@Suite("JSON report") struct JSONReporterTests {
  static func text(_ report: Report) throws -> String { String(decoding: try JSONReporter.encode(report), as: UTF8.self) }

  @Test("a whole report, byte for byte") func golden() throws { expectGolden(try Self.text(Sample.full()), "full.json") }

  @Test("what is written can be read", arguments: [true, false])
  func roundTrip(hostile: Bool) throws {
    let report = hostile ? Sample.hostileReport() : Sample.full()
    let data = try JSONReporter.encode(report)
    #expect(try JSONReporter.encode(JSONReporter.decode(data)) == data)
  }

  @Test("counts stand beside the report's own fields")
  func counts() throws {
    struct Document: Decodable {
      var schemaVersion: Int
      var summary: ReportCounts
    }
    let document = try JSONDecoder().decode(Document.self, from: JSONReporter.encode(Sample.full()))
    #expect(document.schemaVersion == 2)
    #expect(document.summary == ReportCounts(Sample.full()))
    #expect(document.summary.new == 1 && document.summary.known == 2 && document.summary.expected == 1)
    #expect(document.summary.missed == 1 && document.summary.failedScenarios == 1 && document.summary.inconclusive == 3)
  }

  @Test("a newer report is refused with a sentence")
  func newer() throws {
    var report = Sample.full()
    report.schemaVersion = 3
    let data = try JSONReporter.encode(report)
    #expect(throws: JSONReporter.Failure.unknownVersion(3)) { try JSONReporter.decode(data) }
    #expect(
      JSONReporter.Failure.unknownVersion(3).description
        == "the report has schema version 3, this tool reads up to 2; use a newer tool")
  }

  @Test("anything else is refused with a sentence", arguments: ["", "{}", "[1]", "{\"schemaVersion\":1}"])
  func unreadable(text: String) throws {
    let failure = #expect(throws: JSONReporter.Failure.self) { try JSONReporter.decode(Data(text.utf8)) }
    #expect(failure?.description.hasPrefix("the file is not a CellHarness report (") == true)
  }
}
