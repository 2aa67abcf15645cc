import Foundation
import Testing

@testable import CellReports

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("What a search did, in reports") struct SearchRecordTests {
  @Test("searches that are joined add up by kind, and keep a course each")
  func joined() {
    let search = Sample.search
    #expect(search.walks == 3)
    #expect(search.courses == [[.init(steps: 10, states: 4), .init(steps: 25, states: 7)], [.init(steps: 12, states: 5)]])
    #expect(
      search.kinds == [
        .init(kind: "tap", offered: 50, performed: 12, refused: 1), .init(kind: "scroll", offered: 2, performed: 1, refused: 0),
      ])
  }

  @Test("of a long course points are left out in even distances; the last one stays")
  func long() {
    let course = (1...1_001).map { SearchRecord.Point(steps: $0, states: $0 / 2) }
    let kept = SearchRecord(walks: 1_001, course: course, kinds: []).courses[0]
    #expect(kept.count <= 201 && kept.last == course.last && kept.first == course[5])
  }

  @Test("the section says how many states there were, in every format that has it")
  func words() throws {
    let document = ReportDocument(Sample.full())
    let section = try #require(document.section(.search))
    #expect(section.facts.contains("tags/order: 3 walks, 7 states in 25 steps, 5 states in 12 steps"))
    #expect(HTMLReporter.text(document).contains("States over steps, tags/order: 7 states in 25 steps"))
    #expect(ReportDocument(Sample.report([])).section(.search) == nil)
  }

  @Test("a picture has a curve for each course, with the number of states at its end")
  func picture() throws {
    let html = SearchPicture.html(Sample.full())
    #expect(html.components(separatedBy: "stroke=\"#3b82c4\"").count == 3)
    #expect(html.contains(">7</text>") && html.contains(">5</text>"))
    #expect(try XMLDocument(xmlString: "<a>\(html)</a>").rootElement() != nil)
  }
}
