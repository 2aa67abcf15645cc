import Foundation

/// One format of a report. A reporter renders the sections of a document and decides nothing about what they say.
///
/// To add one, write a type in a file of `Reporters/` and its name in `ReporterCatalog`. A program with screens of its own gives a
/// format of its own to `cellHarnessMain(_:reporters:arguments:)`.
public protocol Reporter: Sendable {
  /// What `--reporter` calls it.
  static var name: String { get }
  /// One sentence for the help text: who reads it.
  static var summary: String { get }
  /// Where it goes if nobody says where.
  static var destination: ReporterDestination { get }
  /// Sections that the format has no place for, each with the reason. Most formats have none.
  static var omitted: [ReportSection.Kind: String] { get }
  /// Why this document must not be given to readers of the format, as a sentence; nil if it may.
  static func refusal(_ document: ReportDocument) -> String?
  /// The document in this format.
  static func render(_ document: ReportDocument) throws -> Data
  /// The document in this format in at most so many bytes, for a file that other tools write to as well.
  static func render(_ document: ReportDocument, within bytes: Int) throws -> Data
}

/// A report that does not fit where it is to go.
package struct ReportTooLarge: Error, Hashable, CustomStringConvertible {
  /// How many bytes the report has.
  package var bytes: Int
  /// The bytes there are.
  package var room: Int
  /// What is wrong and what to do.
  package var description: String { "the report has \(bytes) bytes and there is room for \(room); name another file" }
}

extension Reporter {
  /// No section is omitted.
  public static var omitted: [ReportSection.Kind: String] { [:] }
  /// Nothing is refused.
  public static func refusal(_ document: ReportDocument) -> String? { nil }
  /// The whole document, or an error: a format that can be cut says how.
  public static func render(_ document: ReportDocument, within bytes: Int) throws -> Data {
    let data = try render(document)
    guard data.count <= bytes else { throw ReportTooLarge(bytes: data.count, room: bytes) }
    return data
  }
}

/// Where a report goes if nobody says where.
public enum ReporterDestination: Sendable, Hashable {
  /// A file of this name in the folder for reports.
  case file(String)
  /// The program's output.
  case standardOutput
  /// The end of the file that an environment variable names, up to a number of bytes.
  case appended(variable: String, limit: Int)
}

/// Every reporter, in the order in which the help text lists them.
package enum ReporterCatalog {
  /// Types of all reporters, in the order of the help.
  package static let all: [any Reporter.Type] = [
    TextReporter.self,
    HTMLReporter.self,
    JSONReporter.self,
    MarkdownReporter.self,
    JUnitReporter.self,
    SARIFReporter.self,
    GitHubAnnotationsReporter.self,
    GitHubSummaryReporter.self,
  ]

  /// The reporter with a name.
  package static func reporter(_ name: String) -> (any Reporter.Type)? { all.first { $0.name == name } }
}
