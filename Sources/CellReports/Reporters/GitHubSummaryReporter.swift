import Foundation

/// The Markdown report within what the summary of a GitHub step can hold.
///
/// A summary that is too large is dropped without a word, so it is cut between two findings, long before the limit, and says so.
public enum GitHubSummaryReporter: Reporter {
  public static let name = "github-summary"
  public static let summary = "the Markdown report at the end of $GITHUB_STEP_SUMMARY"
  /// The service takes 1 MiB, and drops files slightly below it.
  public static let destination = ReporterDestination.appended(variable: "GITHUB_STEP_SUMMARY", limit: 1_000_000)

  /// Bytes of a report.
  static let budget = 256 * 1_024

  /// The report, as much as fits.
  public static func render(_ document: ReportDocument) -> Data { Data(text(document, budget: budget).utf8) }

  /// The report, as much as fits besides what other tools wrote.
  public static func render(_ document: ReportDocument, within bytes: Int) throws -> Data {
    let data = Data(text(document, budget: min(budget, bytes)).utf8)
    guard data.count <= bytes else { throw ReportTooLarge(bytes: data.count, room: bytes) }
    return data
  }

  /// The first parts that fit, and how many do not.
  static func text(_ document: ReportDocument, budget: Int) -> String {
    let parts = MarkdownReporter.parts(document)
    var text = ""
    for (index, part) in parts.enumerated() {
      guard text.utf8.count + part.utf8.count + 200 <= budget else {
        return text
          + "\n\(GateText.things(parts.count - index, "part")) of the report did not fit in here: see the report's files.\n"
      }
      text += (text.isEmpty ? "" : "\n") + part
    }
    return text
  }
}
