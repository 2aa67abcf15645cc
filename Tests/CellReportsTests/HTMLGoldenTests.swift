import Foundation
import TestSupport
import Testing

@testable import CellReports

@Suite("HTML report, as a whole") struct HTMLGoldenTests {
  @Test("a whole page; its looks and its script are files of their own")
  func golden() {
    let page = HTMLReporter.text(Sample.document())
    let looks = "<style>\n\(ViewerFiles.style)</style>"
    let script = "<script>//<![CDATA[\n\(ViewerFiles.script)//]]></script>"
    #expect(page.contains(looks) && page.contains(script))
    expectGolden(page.replacing(looks, with: "<style>…</style>").replacing(script, with: "<script>…</script>"), "full.html")
  }
}
