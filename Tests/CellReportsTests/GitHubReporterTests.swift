import CellDetectors
import Foundation
import TestSupport
import Testing

@testable import CellReports

@Suite("GitHub annotations and summary") struct GitHubReporterTests {
  private func lines(_ document: ReportDocument) -> [Substring] {
    String(decoding: GitHubAnnotationsReporter.render(document), as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: true)
  }

  private func many(_ count: Int) -> Report {
    let findings = (0..<count).map { index in
      Sample.reported(Sample.finding { $0.property = "NoteRow.value\(Character(UnicodeScalar(UInt8(65 + index))))" })
    }
    return Sample.report([Sample.scenario(findings: findings)])
  }

  @Test("a whole report as annotations") func golden() {
    expectGolden(String(decoding: GitHubAnnotationsReporter.render(Sample.document()), as: UTF8.self), "full.annotations.txt")
  }

  @Test("C.4: never more than nine of a kind and one notice, which says how many are not shown", arguments: [1, 9, 10, 26])
  func limits(count: Int) throws {
    let lines = lines(ReportDocument(many(count)))
    #expect(lines.count { $0.hasPrefix("::error ") } == min(count, 9))
    let notice = try #require(lines.last)
    #expect(notice.hasPrefix("::notice title=CellHarness::\(count) new · 0 known · "))
    #expect(notice.contains("more error") == (count > 9))
    if count == 26 { #expect(notice.contains("%0A17 more errors not shown here: see the report")) }
    #expect(lines.count == min(count, 9) + 1)
  }

  @Test("one bug in several scenarios is one note")
  func groups() throws {
    let lines = lines(ReportDocument(Sample.report(["a", "b", "c"].map { Sample.scenario($0, findings: [Sample.reported()]) })))
    #expect(lines.count == 2)
    #expect(try #require(lines.first).hasSuffix("%0AAlso in:   b, c"))
  }

  @Test("a note stands at its line; what ends a property or a command is escaped")
  func escaping() throws {
    let place = Sample.finding { $0.originPlace?.fileID = "No,tes/a:b%.swift" }
    let line = try #require(lines(ReportDocument(Sample.report([Sample.scenario(findings: [Sample.reported(place)])]))).first)
    #expect(
      line.hasPrefix("::error file=No%2Ctes/a%3Ab%25.swift,line=9,title=leaked-view-state::No,tes/a:b%25.swift:9: error: ["))
    for line in lines(ReportDocument(Sample.hostileReport())) {
      #expect(line.wholeMatch(of: /::(error|warning|notice) [^:]*::.*/) != nil)
      #expect(!line.contains("##["))
    }
  }

  @Test("warnings are warnings, known ones are told in the notice only")
  func levels() {
    let warning = Sample.reported(Sample.finding { $0.severity = .warning })
    let known = Sample.reported(Sample.finding { $0.property = "NoteRow.isLiked" }, known: true)
    let lines = lines(ReportDocument(Sample.report([Sample.scenario(findings: [warning, known])])))
    #expect(lines.map { $0.prefix(9) } == ["::warning", "::notice "])
    #expect(lines[1].contains("NoteRow.isLiked"))
  }

  @Test("the summary is cut between two findings and says so, whatever fits")
  func budget() {
    let document = ReportDocument(many(26))
    let whole = GitHubSummaryReporter.text(document, budget: GitHubSummaryReporter.budget)
    #expect(whole == String(decoding: MarkdownReporter.render(document), as: UTF8.self))
    for budget in [0, 300, 2_000, 9_000, whole.utf8.count] {
      let text = GitHubSummaryReporter.text(document, budget: budget)
      #expect(text.utf8.count <= max(budget, 200))
      #expect(text.contains("of the report did not fit in here: see the report's files."))
      #expect(text.components(separatedBy: "<details").count == text.components(separatedBy: "</details>").count)
      #expect(text.components(separatedBy: "```").count % 2 == 1)
    }
    #expect(throws: ReportTooLarge.self) { try GitHubSummaryReporter.render(document, within: 10) }
    #expect(throws: ReportTooLarge(bytes: HTMLReporter.render(document).count, room: 10)) {
      try HTMLReporter.render(document, within: 10)
    }
  }
}
