import CellDetectors
import Foundation

/// The report as one HTML file that loads nothing from anywhere. Without scripts it is a page to read; with them, the runs of a finding
/// are played back step by step.
package enum HTMLReporter: Reporter {
  package static let name = "html"
  package static let summary = "one page for a browser: drawings, and the runs of each finding step by step"
  package static let destination = ReporterDestination.file("index.html")

  /// The whole document, which is well-formed XML too.
  package static func render(_ document: ReportDocument) -> Data { Data(text(document).utf8) }

  /// The whole document.
  package static func text(_ document: ReportDocument) -> String {
    var cards = HTMLCards()
    var body =
      "<header>\n<h1>CellHarness report</h1>\n<p class=\"summary\">\(HTMLText.escape(document.summary))</p>\n</header>\n<main>\n"
    for section in document.sections {
      if section.kind == .scenarios { body += OverviewPictures.section(document.recordings) }
      body += "<section id=\"\(section.kind.rawValue)\">\n<h2>\(HTMLText.escape(section.title))</h2>\n"
      if let note = section.note { body += "<p>\(HTMLText.escape(note))</p>\n" }
      body += blocks(section.blocks, &cards)
      if section.kind == .search { body += SearchPicture.html(document.report) }
      body += "</section>\n"
    }
    return HTMLPage.text(body + "</main>\n", document.recordings)
  }

  /// Lines that follow each other are one list.
  private static func blocks(_ blocks: [ReportSection.Block], _ cards: inout HTMLCards) -> String {
    var html = ""
    var items: [String] = []
    func close() {
      if !items.isEmpty { html += "<ul>\n" + items.map { "<li>\($0)</li>\n" }.joined() + "</ul>\n" }
      items = []
    }
    for block in blocks {
      switch block {
      case .line(let text, let detail):
        items.append(HTMLText.escape(text) + (detail.map { "<br/>\(HTMLText.escape($0))" } ?? ""))
      case .problem(let problem):
        items.append(
          "\(HTMLText.escape("\(problem.place)")): <strong>\(HTMLText.escape(problem.kind))</strong>: "
            + HTMLText.escape(problem.text))
      case .finding(let card):
        close()
        html += cards.html(card)
      case .table(let table):
        close()
        html += self.table(table)
      }
    }
    close()
    return html
  }

  private static func table(_ table: ReportSection.Table) -> String {
    func row(_ cells: [String], _ tag: String) -> String {
      "<tr>" + cells.map { "<\(tag)>\(HTMLText.escape($0))</\(tag)>" }.joined() + "</tr>\n"
    }
    let name = HTMLText.escape(table.caption.isEmpty ? "Table" : table.caption)
    var html = "<div class=\"wide\" role=\"region\" aria-label=\"\(name)\" tabindex=\"0\"><table>\n"
    if !table.caption.isEmpty { html += "<caption>\(HTMLText.escape(table.caption))</caption>\n" }
    let head = "<tr>" + table.columns.map { "<th scope=\"col\">\(HTMLText.escape($0))</th>" }.joined() + "</tr>\n"
    html += "<thead>\(head)</thead>\n<tbody>\n"
    return html + table.rows.map { row($0, "td") }.joined() + "</tbody>\n</table></div>\n"
  }
}
