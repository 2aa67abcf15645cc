import Foundation

/// The report as Markdown, for pull requests and wikis.
///
/// Texts of an app stand in code only: there nothing is markup, no `@name` calls anybody, and a ladder keeps its columns.
public enum MarkdownReporter: Reporter {
  public static let name = "markdown"
  public static let summary = "for pull requests, wikis and review bots"
  public static let destination = ReporterDestination.file("summary.md")

  /// The whole report.
  public static func render(_ document: ReportDocument) -> Data { Data(parts(document).joined(separator: "\n").utf8) }

  /// The report in pieces between which it can be cut: the first line, then headings with what follows, a finding each.
  static func parts(_ document: ReportDocument) -> [String] {
    var parts = ["# CellHarness\n\n**\(document.summary)**\n"]
    for section in document.sections {
      var heading = "## \(section.title)\n\n" + (section.note.map { "\($0)\n\n" } ?? "")
      for (index, block) in section.blocks.enumerated() {
        heading += text(block)
        let isCut = if case .finding = block { true } else { index == section.blocks.count - 1 }
        guard isCut else { continue }
        parts.append(heading)
        heading = ""
      }
    }
    return parts
  }

  private static func text(_ block: ReportSection.Block) -> String {
    switch block {
    case .finding(let card):
      let title = HTMLText.escape(PlainText.line("\(card.detector) in \(card.scenario)"))
      let text = TextReporter.text(card)
      let fence = String(repeating: "`", count: max(3, longestRun(in: text) + 1))
      let open = card.isExpected ? "" : " open"
      return "<details\(open)><summary>\(card.severity.rawValue): <code>\(title)</code></summary>\n\n"
        + "\(fence)text\n\(text)\n\(fence)\n\n</details>\n"
    case .problem(let problem): return "- \(code("\(problem.place)")): \(problem.kind): \(code(problem.text))\n"
    case .line(let text, let detail): return "- \(code(text))\(detail.map { "  \n  \(code($0))" } ?? "")\n"
    case .table(let table):
      let rows = [table.columns] + table.rows.map { $0.map(cell) }
      let lines = rows.map { "| \($0.joined(separator: " | ")) |\n" }
      let rule = "|" + table.columns.enumerated().map { table.areNumbers && $0.offset > 0 ? "---:|" : "---|" }.joined() + "\n"
      return (table.caption.isEmpty ? "" : "\(code(table.caption))\n\n") + lines[0] + rule + lines.dropFirst().joined() + "\n"
    }
  }

  // MARK: Code

  /// A code span, with a longer fence than any in the text.
  static func code(_ text: String) -> String {
    let line = PlainText.line(text, limit: 800)
    guard !line.isEmpty else { return "" }
    let fence = String(repeating: "`", count: longestRun(in: line) + 1)
    // A space beside a backtick at an end belongs to the fence.
    let room = line.hasPrefix("`") || line.hasSuffix("`") ? " " : ""
    return fence + room + line + room + fence
  }

  /// A code span in a table, where a bar would end the cell.
  private static func cell(_ text: String) -> String { code(text).replacing("|", with: "\\|") }

  private static func longestRun(in text: String) -> Int {
    var (longest, current) = (0, 0)
    for character in text.unicodeScalars {
      current = character == "`" ? current + 1 : 0
      longest = max(longest, current)
    }
    return longest
  }
}
