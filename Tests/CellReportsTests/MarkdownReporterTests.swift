import CellDetectors
import Foundation
import TestSupport
import Testing

@testable import CellReports

@Suite("Markdown report") struct MarkdownReporterTests {
  @Test("a whole report") func golden() {
    expectGolden(String(decoding: MarkdownReporter.render(Sample.document()), as: UTF8.self), "full.md")
  }

  @Test(
    "an app's text stands in code, with a fence it can't close",
    arguments: [("a", "`a`"), ("a`b", "``a`b``"), ("`", "`` ` ``"), ("``x", "``` ``x ```"), ("@State", "`@State`"), ("", "")])
  func code(text: String, expected: String) { #expect(MarkdownReporter.code(text) == expected) }

  @Test("every finding's text is one fenced block")
  func fences() {
    let finding = Sample.finding { $0.seen = "a ```` b" }
    let text = String(
      decoding: MarkdownReporter.render(ReportDocument(Sample.report([Sample.scenario(findings: [Sample.reported(finding)])]))),
      as: UTF8.self)
    #expect(text.contains("\n`````text\n") && text.contains("\n`````\n\n</details>\n"))
  }
}
