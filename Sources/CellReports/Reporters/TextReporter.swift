import CellDetectors
import Foundation

/// The report for a terminal or a log, readable alone.
package enum TextReporter: Reporter {
  package static let name = "text"
  package static let summary = "what the terminal shows, as a file"
  package static let destination = ReporterDestination.file("report.txt")

  /// The whole report as plain text.
  package static func render(_ document: ReportDocument) -> Data { Data(text(document).utf8) }

  /// The whole report. The first line is the summary, the last lines are the verdict.
  /// - Parameters:
  ///   - document: The report.
  ///   - skipped: Sections that are not printed.
  ///   - style: Colours, or none.
  package static func text(
    _ document: ReportDocument, skipping skipped: Set<ReportSection.Kind> = [], style: TextStyle = .plain
  ) -> String {
    let sections = document.sections.filter { !skipped.contains($0.kind) && $0.kind != .verdict }
    var blocks = [style.paint(document.summary, .title)] + sections.map { text($0, style) }
    // Who looks at a terminal sees its last lines.
    if let verdict = document.section(.verdict), !skipped.contains(.verdict) {
      blocks.append(text(verdict, style, passed: document.gate.code == .passed))
    }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  /// One finding: the line an editor can jump from, the steps with where the value was set and what carried it, what was seen,
  /// and what to do.
  /// - Parameter replay: The command that shows the finding of a replay token again.
  package static func text(
    _ reported: ReportedFinding, in scenario: ScenarioReport,
    replay: (String) -> String = ReplayCommand.ofTheProgram, style: TextStyle = .plain
  ) -> String {
    text(FindingCard(reported, in: scenario, replay: replay), style: style)
  }

  /// A card, as ``text(_:in:replay:)``.
  package static func text(_ card: FindingCard, style: TextStyle = .plain) -> String {
    let severity = style.paint(card.severity.rawValue, card.severity == .error ? .error : .warning)
    var lines = [
      PlainText.lineStart(card.place.description)
        + ": \(severity): [\(PlainText.line(card.detector))] \(style.paint(PlainText.line(card.summary), .title))"
    ]
    lines += StepLadderText.lines(card)
    lines.append("╰→ seen:   \(PlainText.line(card.seen))")
    for evidence in card.evidence { lines.append("           \(PlainText.lineStart(evidence))") }
    for detail in card.details {
      lines.append("\(PlainText.padded(detail.name + ":", to: 10)) \(PlainText.line(detail.text, limit: 800))")
    }
    return lines.joined(separator: "\n")
  }

  // MARK: Sections

  private static func text(_ section: ReportSection, _ style: TextStyle, passed: Bool? = nil) -> String {
    switch section.kind {
    case .verdict:
      return section.blocks.map { text($0, style, passed == true ? .good : .error) }.joined(separator: "\n")
    case .findings:
      return section.blocks.map { text($0, style) }.joined(separator: "\n\n")
    case .expected:
      return ([heading(section, style)] + section.blocks.map { text($0, style) }).joined(separator: "\n\n")
    case .unmetExpectations, .notRun, .notJudged, .pending, .policies, .search, .cellStates, .scenarios, .metadata:
      let blocks = section.blocks.map { indented(text($0, style)) }
      return ([heading(section, style)] + blocks).joined(separator: "\n")
    }
  }

  private static func heading(_ section: ReportSection, _ style: TextStyle) -> String {
    style.paint(section.title + ":", .title) + (section.note.map { "\n  \($0)" } ?? "")
  }

  private static func text(_ block: ReportSection.Block, _ style: TextStyle, _ role: TextStyle.Role? = nil) -> String {
    switch block {
    case .finding(let card):
      return text(card, style: style)
    case .problem(let problem):
      let word = style.paint("error", .error)
      return PlainText.lineStart(problem.place.description)
        + ": \(word): [\(problem.kind)] \(PlainText.line(problem.text, limit: 800))"
    case .line(let line, let detail):
      let first = PlainText.lineStart(line, limit: 800)
      let painted = role.map { style.paint(first, $0) } ?? first
      return painted + (detail.map { "\n  " + PlainText.lineStart($0) } ?? "")
    case .table(let table):
      let rows = ([table.columns] + table.rows).map { $0.map { PlainText.line($0) } }
      let lines = TextTable.lines(rows, areNumbers: table.areNumbers)
      return ((table.caption.isEmpty ? [] : [table.caption + ":"]) + lines).map { PlainText.lineStart($0, limit: .max) }
        .joined(separator: "\n")
    }
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }.joined(separator: "\n")
  }
}
