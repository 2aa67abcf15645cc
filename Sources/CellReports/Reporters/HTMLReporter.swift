import CellDetectors
import CellTrace
import Foundation

/// The report as one HTML file: no script, no style that reading depends on, nothing loaded from anywhere.
public enum HTMLReporter: Reporter {
  public static let name = "html"
  public static let summary = "one page with drawings, for a browser; also served where styles are forbidden"
  public static let destination = ReporterDestination.file("index.html")

  /// The whole document, which is well-formed XML too.
  public static func render(_ document: ReportDocument) -> Data { Data(text(document).utf8) }

  /// The whole document.
  package static func text(_ document: ReportDocument) -> String {
    var body = "<h1>CellHarness report</h1>\n<p>\(HTMLText.escape(document.summary))</p>\n"
    for section in document.sections {
      body += "<section id=\"\(section.kind.rawValue)\">\n<h2>\(HTMLText.escape(section.title))</h2>\n"
      if let note = section.note { body += "<p>\(HTMLText.escape(note))</p>\n" }
      body += blocks(section.blocks) + "</section>\n"
    }
    return page(body)
  }

  /// Lines that follow each other are one list.
  private static func blocks(_ blocks: [ReportSection.Block]) -> String {
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
        html += self.card(card)
      case .table(let table):
        close()
        html += self.table(table)
      }
    }
    close()
    return html
  }

  // MARK: Parts

  private static func card(_ card: FindingCard) -> String {
    let anchor = HTMLText.escape("f-\(card.fingerprint)-\(card.scenario)")
    var html = "<article class=\"\(card.severity.rawValue)\" id=\"\(anchor)\">\n<h3>\(HTMLText.escape(card.summary))</h3>\n"
    html += "<p><strong>\(HTMLText.escape("\(card.severity.rawValue): \(card.detector)"))</strong> in "
    html += "\(HTMLText.escape(card.scenario)), \(HTMLText.escape("\(card.place)"))</p>\n"
    html += "<p>\(HTMLText.escape(card.seen))</p>\n"
    if !card.evidence.isEmpty {
      html += "<ul>\n" + card.evidence.map { "<li>\(HTMLText.escape($0))</li>\n" }.joined() + "</ul>\n"
    }
    if !card.steps.isEmpty { html += steps(card) }
    html += "<table>\n"
    for detail in card.details {
      html += "<tr><th scope=\"row\">\(HTMLText.escape(detail.name))</th><td>\(HTMLText.escape(detail.text))</td></tr>\n"
    }
    html += "</table>\n"
    for picture in card.pictures {
      let caption = HTMLText.escape("After step \(picture.step), \(picture.run) cells")
      html += "<figure>\(ListDrawing.svg(picture, marked: card.item))<figcaption>\(caption)</figcaption></figure>\n"
    }
    return html + "</article>\n"
  }

  private static func steps(_ card: FindingCard) -> String {
    var html = "<details open=\"open\"><summary>Steps</summary>\n<ol start=\"\(card.steps.first?.index ?? 0)\">\n"
    for step in card.steps {
      html += "<li>\(HTMLText.escape(step.title))"
      if let note = step.note { html += " <em>\(HTMLText.escape(note))</em>" }
      if step.isSeenHere { html += " <strong>← seen here</strong>" }
      html += "</li>\n"
    }
    return html + "</ol></details>\n"
  }

  private static func table(_ table: ReportSection.Table) -> String {
    func row(_ cells: [String], _ tag: String) -> String {
      "<tr>" + cells.map { "<\(tag)>\(HTMLText.escape($0))</\(tag)>" }.joined() + "</tr>\n"
    }
    var html = "<table>\n"
    if !table.caption.isEmpty { html += "<caption>\(HTMLText.escape(table.caption))</caption>\n" }
    return html + row(table.columns, "th") + table.rows.map { row($0, "td") }.joined() + "</table>\n"
  }

  private static func page(_ body: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8"/>
    <meta name="viewport" content="width=device-width, initial-scale=1"/>
    <title>CellHarness report</title>
    <style>
    body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 70rem; padding: 0 1rem; color: #1c1c1e; }
    article { border: 1px solid #d1d1d6; border-left: 6px solid #c1121f; border-radius: 6px; padding: .5rem 1rem; margin: 1rem 0; }
    article.warning { border-left-color: #e09f3e; }
    table { border-collapse: collapse; } caption { font-weight: 600; text-align: left; }
    td, th { padding: .15rem .75rem .15rem 0; text-align: left; vertical-align: top; }
    figure { display: inline-block; margin: .5rem 1rem .5rem 0; vertical-align: top; } figcaption { color: #636366; }
    @media (prefers-color-scheme: dark) { body { background: #1c1c1e; color: #f2f2f7; } }
    </style>
    </head>
    <body>
    \(body)</body>
    </html>

    """
  }
}
