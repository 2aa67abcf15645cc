import CellDetectors
import CellTrace

/// The report as one HTML file: no script, no style that reading depends on, nothing loaded from anywhere.
public enum HTMLReporter {
  /// The whole document.
  /// - Parameter times: Wall-clock seconds by scenario; without them the document is the same for equal reports.
  public static func text(_ report: Report, times: ScenarioTimes? = nil) -> String {
    let findings = report.scenarios.flatMap { scenario in scenario.findings.map { (scenario, $0) } }
    let unexpected = findings.filter { !$0.1.isExpected }
    let expected = findings.filter { $0.1.isExpected }
    var body = "<h1>CellHarness report</h1>\n"
    body += "<p>\(HTMLText.escape(SummaryLine.text(report)))</p>\n"
    body += section("Findings", unexpected, empty: "No finding that was not expected.")
    if !expected.isEmpty { body += section("Findings that the scenarios expect", expected, empty: "") }
    body += "<h2>Scenarios</h2>\n" + scenarioTable(report, times)
    body += policies(report)
    body += sweeps(report)
    body += inconclusive(report)
    return document(body)
  }

  private static func section(_ title: String, _ findings: [(ScenarioReport, ReportedFinding)], empty: String) -> String {
    var html = "<h2>\(title)</h2>\n"
    if findings.isEmpty { html += "<p>\(empty)</p>\n" }
    for (scenario, finding) in findings { html += card(finding, in: scenario) }
    return html
  }

  private static func card(_ reported: ReportedFinding, in scenario: ScenarioReport) -> String {
    let finding = reported.finding
    func row(_ name: String, _ value: String?) -> String {
      guard let value, !value.isEmpty else { return "" }
      return "<tr><th scope=\"row\">\(name)</th><td>\(HTMLText.escape(value))</td></tr>\n"
    }
    let label = "\(finding.severity.rawValue): \(finding.detector)"
    let anchor = "f-\(HTMLText.escape(reported.fingerprint))-\(HTMLText.escape(scenario.name))"
    var html = "<article class=\"\(finding.severity.rawValue)\" id=\"\(anchor)\">\n"
    html += "<h3>\(HTMLText.escape(finding.summary))</h3>\n"
    html += "<p><strong>\(HTMLText.escape(label))</strong> in \(HTMLText.escape(scenario.name))"
    html += (reported.isKnown ? ", known to the baseline" : "") + "</p>\n<table>\n"
    html += row("Item", "\(finding.itemTitle) (\(finding.item))")
    html += row("Belongs to", finding.sourceItemTitle.map { "\($0) (\(finding.sourceItem?.description ?? ""))" })
    html += row("Property", finding.property)
    html += row("Seen", finding.observed)
    html += row("Expected", finding.expected)
    html += row("Cell", finding.cellType + (finding.cell.map { ", \($0)" } ?? ""))
    html += row("Born", finding.bornStep.map { "step \($0)" + (finding.bornPlace.map { ", \($0)" } ?? "") })
    html += row("Seen after", "step \(finding.seenStep)")
    html += row("Carried by", finding.reuse.map { "reuse \($0)" })
    html += row("Blame", BlameText.text(finding))
    html += row("Profiles", finding.profiles.joined(separator: ", "))
    html += row("Policies", finding.policies.joined(separator: ", "))
    html += row("If", PolicyText.condition(finding))
    html += row("Fingerprint", reported.fingerprint)
    html += row("Replay", "cellharness replay \(reported.replay)")
    html += "</table>\n<details open><summary>Steps</summary>\n<ol start=\"0\">\n"
    for step in reported.steps {
      var marks = ""
      if step.index == finding.bornStep { marks += " <strong>← born here</strong>" }
      if step.index == finding.seenStep { marks += " <strong>← seen here</strong>" }
      html += "<li>\(HTMLText.escape(step.title))\(marks)</li>\n"
    }
    html += "</ol></details>\n"
    if !finding.evidence.isEmpty {
      html += "<details><summary>Evidence</summary>\n<ul>\n"
      for line in finding.evidence { html += "<li>\(HTMLText.escape(line))</li>\n" }
      html += "</ul></details>\n"
    }
    for picture in reported.pictures {
      let caption = "After step \(picture.step), \(picture.run) cells"
      let drawing = ListDrawing.svg(picture, marked: finding.item)
      html += "<figure>\(drawing)<figcaption>\(HTMLText.escape(caption))</figcaption></figure>\n"
    }
    return html + "</article>\n"
  }

  private static func policies(_ report: Report) -> String {
    let lines = PolicyText.lines(report)
    guard !lines.isEmpty else { return "" }
    return "<h2>Policies besides lifo</h2>\n<ul>\n" + lines.map { "<li>\(HTMLText.escape($0))</li>\n" }.joined() + "</ul>\n"
  }

  private static func scenarioTable(_ report: Report, _ times: ScenarioTimes?) -> String {
    var html = "<table>\n<tr><th>Scenario</th><th>Steps</th><th>Reuses</th><th>Runs</th><th>Expected</th><th>Found</th>"
    html += times == nil ? "</tr>\n" : "<th>Seconds</th></tr>\n"
    for scenario in report.scenarios {
      let found = Array(Set(scenario.findings.map(\.finding.detector))).sorted()
      var cells = [
        scenario.name, "\(scenario.profiles.map(\.steps).max() ?? 0)", "\(scenario.profiles.map(\.reuses).max() ?? 0)",
        "\(scenario.profiles.map(\.runs).reduce(0, +))",
        scenario.expected.isEmpty ? "silent" : scenario.expected.joined(separator: ", "),
        scenario.error ?? (found.isEmpty ? "silent" : found.joined(separator: ", ")),
      ]
      if let times { cells.append(ScenarioTimes.text(times.seconds[scenario.name] ?? 0)) }
      html += "<tr>" + cells.map { "<td>\(HTMLText.escape($0))</td>" }.joined() + "</tr>\n"
    }
    return html + "</table>\n"
  }

  private static func sweeps(_ report: Report) -> String {
    var html = ""
    for scenario in report.scenarios {
      guard let profile = scenario.profiles.first(where: { !$0.sweep.isEmpty }) else { continue }
      html += "<details><summary>State sweep of \(HTMLText.escape(scenario.name))</summary>\n<table>\n"
      html += "<tr><th>State</th><th>Updates</th><th>Handlers run</th>"
      html += "<th>Items that changed</th><th>Items that stayed changed</th></tr>\n"
      for row in profile.sweep {
        let cells = [row.flag, "\(row.updates)", "\(row.handlers)", "\(row.changed)", "\(row.stuck)"]
        html += "<tr>" + cells.map { "<td>\(HTMLText.escape($0))</td>" }.joined() + "</tr>\n"
      }
      html += "</table></details>\n"
    }
    return html.isEmpty ? "" : "<h2>State sweeps</h2>\n" + html
  }

  private static func inconclusive(_ report: Report) -> String {
    var html = ""
    for scenario in report.scenarios {
      for (reason, judges) in InconclusiveText.sentences(scenario) {
        html += "<li>\(HTMLText.escape(reason))<br>\(HTMLText.escape(judges))</li>\n"
      }
    }
    return html.isEmpty ? "" : "<h2>Not judged</h2>\n<ul>\n\(html)</ul>\n"
  }

  private static func document(_ body: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>CellHarness report</title>
    <style>
    body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 70rem; padding: 0 1rem; color: #1c1c1e; }
    article { border: 1px solid #d1d1d6; border-left: 6px solid #c1121f; border-radius: 6px; padding: .5rem 1rem; margin: 1rem 0; }
    article.warning { border-left-color: #e09f3e; }
    table { border-collapse: collapse; } td, th { padding: .15rem .75rem .15rem 0; text-align: left; vertical-align: top; }
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
