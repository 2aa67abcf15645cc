import CellTrace
import Foundation

/// The report as JSON: sorted keys and the same bytes for equal reports, a line for each value but in long lists (``JSONLayout``).
///
/// It holds the report as data, which ``decode(_:)`` reads, and beside it what every format says: the counts, the verdict and the
/// sections, so that a program that shows a report needs none of our sentences. Its schema is `report.schema.json` in the
/// documentation.
package enum JSONReporter: Reporter {
  package static let name = "json"
  package static let summary = "data and sections for programs, with a version and a published schema"
  package static let destination = ReporterDestination.file("report.json")

  /// JSON that is not a report this code can read.
  package enum Failure: Error, Hashable, CustomStringConvertible {
    /// Not JSON, or not of this form.
    case unreadable(String)
    /// Written by a newer version.
    case unknownVersion(Int)

    /// What is wrong and what to do.
    package var description: String {
      switch self {
      case .unreadable(let reason):
        "the file is not a CellHarness report (\(reason)); write it again with this version of the tool"
      case .unknownVersion(let version):
        "the report has schema version \(version), this tool reads up to \(Report.currentSchemaVersion); use a newer tool"
      }
    }
  }

  /// The report, its counts, its verdict and its sections.
  package static func render(_ document: ReportDocument) throws -> Data {
    Data(JSONLayout.flattened(Array(try encode(Whole(document: document)))))
  }

  /// Encodes a score.
  package static func encode(_ score: Score) throws -> Data { try encode(score as any Encodable) }

  /// Decodes a report, also one that an older version wrote.
  /// - Throws: ``Failure``.
  package static func decode(_ data: Data) throws -> Report {
    struct Version: Decodable { var schemaVersion: Int }
    do {
      let version = try JSONDecoder().decode(Version.self, from: data).schemaVersion
      guard version <= Report.currentSchemaVersion else { throw Failure.unknownVersion(version) }
      var report = try JSONDecoder().decode(Report.self, from: try OlderReports.upgraded(data, from: version))
      report.schemaVersion = Report.currentSchemaVersion
      return report
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure.unreadable(DecodingText.reason(error))
    }
  }

  /// How long scenarios took, if the report says so.
  package static func times(_ data: Data) -> ScenarioTimes? {
    struct Times: Decodable { var seconds: [String: Double] }
    return (try? JSONDecoder().decode(Times.self, from: data)).map { ScenarioTimes($0.seconds) }
  }

  private static func encode(_ value: any Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(value) + [0x0A]
  }

  private struct Whole: Encodable {
    var document: ReportDocument

    func encode(to encoder: any Encoder) throws {
      try document.report.encode(to: encoder)
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(document.counts, forKey: .summary)
      try container.encode(document.summary, forKey: .summaryLine)
      try container.encode(Verdict(document), forKey: .verdict)
      try container.encode(document.sections, forKey: .sections)
      if let times = document.times { try container.encode(times.seconds, forKey: .seconds) }
    }

    enum Key: String, CodingKey { case summary, summaryLine, verdict, sections, seconds }
  }

  private struct Verdict: Encodable {
    var exitCode: Int32
    var reasons: [String]
    /// False if the run did not get far enough to say that something is not there any more.
    var executionSuccessful: Bool

    init(_ document: ReportDocument) {
      exitCode = document.gate.code.rawValue
      reasons = document.gate.reasons
      executionSuccessful = document.isJudged
    }
  }
}
