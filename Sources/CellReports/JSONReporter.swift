import CellTrace
import Foundation

/// The report as JSON: sorted keys and the same bytes for equal reports.
public enum JSONReporter {
  /// JSON that is not a report this code can read.
  public enum Failure: Error, Hashable, CustomStringConvertible {
    /// Not JSON, or not of this form.
    case unreadable(String)
    /// Written by a newer version.
    case unknownVersion(Int)

    /// What is wrong and what to do.
    public var description: String {
      switch self {
      case .unreadable(let reason):
        "the file is not a CellHarness report (\(reason)); write it again with this version of the tool"
      case .unknownVersion(let version):
        "the report has schema version \(version), this tool reads up to \(Report.currentSchemaVersion); use a newer tool"
      }
    }
  }

  /// Encodes a report. A `summary` with the counts stands beside the report's own fields.
  public static func encode(_ report: Report) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    var data = try encoder.encode(Document(report: report))
    data.append(0x0A)
    return data
  }

  /// Encodes a score.
  public static func encode(_ score: Score) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(score) + [0x0A]
  }

  /// Decodes a report.
  /// - Throws: ``Failure``.
  public static func decode(_ data: Data) throws -> Report {
    struct Version: Decodable { var schemaVersion: Int }
    let decoder = JSONDecoder()
    do {
      let version = try decoder.decode(Version.self, from: data).schemaVersion
      guard version <= Report.currentSchemaVersion else { throw Failure.unknownVersion(version) }
      return try decoder.decode(Report.self, from: data)
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure.unreadable("\(type(of: error))")
    }
  }

  private struct Document: Encodable {
    var report: Report

    func encode(to encoder: any Encoder) throws {
      try report.encode(to: encoder)
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(ReportCounts(report), forKey: .summary)
    }

    enum Key: String, CodingKey { case summary }
  }
}
