import CellReports
import CellRuns
import Foundation
import Testing

/// A file beside an issue, made only if somebody keeps attachments (`swift test --attachments-path FOLDER`).
struct FindingAttachment: Attachable, Sendable {
  /// What makes the bytes.
  let bytes: @Sendable () throws -> Data

  func withUnsafeBytes<R>(
    for attachment: borrowing Attachment<FindingAttachment>, _ body: (UnsafeRawBufferPointer) throws -> R
  ) throws -> R {
    try bytes().withUnsafeBytes(body)
  }

  /// The page that shows what a scenario gave, and the traces of its runs, which `cellharness judge` reads.
  static func all(_ result: ScenarioResult, _ scenario: ScenarioReport) -> [(name: String, attachment: FindingAttachment)] {
    let page = FindingAttachment {
      let report = Report(
        toolVersion: ReportBuilder.toolVersion, toolchain: ReportBuilder.toolchain, seed: 1, scenarios: [scenario])
      return HTMLReporter.render(ReportDocument(report))
    }
    let traces = FindingAttachment { try KeptTraces.data(result) }
    let name = String(scenario.name.map { $0.isLetter || $0.isNumber || $0 == "-" ? $0 : "-" })
    return [("\(name).html", page), ("\(name).jsonl", traces)]
  }
}
