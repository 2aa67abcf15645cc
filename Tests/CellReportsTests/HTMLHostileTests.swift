import Testing

@testable import CellReports

@Suite("hostile text in HTML") struct HTMLHostileTests {
  @Test("no text of an app becomes markup")
  func markup() {
    let html = HTMLReporter.text(ReportDocument(Sample.hostileReport()))
    // Two are the page's own.
    #expect(html.components(separatedBy: "<script").count == 3 && html.components(separatedBy: "</script").count == 3)
    #expect(!html.contains("<b>"))
    #expect(html.contains("&lt;/script&gt;&lt;b&gt;&amp;&quot;&#39;"))
  }

  @Test("no control character reaches the document")
  func controls() {
    let html = HTMLReporter.text(ReportDocument(Sample.hostileReport()))
    let controls = html.unicodeScalars.filter { ($0.value < 0x20 && $0 != "\n" && $0 != "\t") || $0.value == 0x7F }
    #expect(controls.isEmpty)
  }
}
