import CellDetectors
import Foundation
import Testing

@testable import CellReports

/// What holds for every format. A new reporter is held to it by its line in the catalog.
@Suite("reporters") struct ReporterTests {
  static let names = ReporterCatalog.all.map { $0.name }

  @Test("every format says every fact of every section that it does not omit", arguments: names)
  func facts(name: String) throws {
    let reporter = try #require(ReporterCatalog.reporter(name))
    let document = Sample.document()
    let text = ReadableText(try reporter.render(document))
    var compared = 0
    for section in document.sections where reporter.omitted[section.kind] == nil {
      for fact in section.facts where !fact.isEmpty {
        #expect(text.says(fact), "\(name) does not say, of \(section.kind): \(fact)")
        compared += 1
      }
    }
    #expect(text.says(document.summary))
    #expect(compared > 60)
  }

  @Test("the sample has every section, so that no format is compared with nothing")
  func sample() {
    #expect(Sample.document().sections.map(\.kind) == ReportSection.Kind.allCases)
    #expect(Sample.document().sections.allSatisfy { !$0.facts.isEmpty && !$0.title.isEmpty })
  }

  @Test("what a format omits has a reason, and nobody omits what fails a gate", arguments: names)
  func omitted(name: String) throws {
    let reporter = try #require(ReporterCatalog.reporter(name))
    #expect(reporter.omitted.values.allSatisfy { $0.split(separator: " ").count > 3 })
    let gating: Set<ReportSection.Kind> = [.verdict, .findings, .unmetExpectations, .notRun, .notJudged]
    #expect(gating.isDisjoint(with: reporter.omitted.keys))
  }

  @Test("equal documents have equal bytes", arguments: names)
  func bytes(name: String) throws {
    let reporter = try #require(ReporterCatalog.reporter(name))
    #expect(try reporter.render(Sample.document()) == reporter.render(Sample.document()))
  }

  @Test("hostile text leaves no control character and begins no command of a CI service", arguments: names)
  func hostile(name: String) throws {
    let reporter = try #require(ReporterCatalog.reporter(name))
    let text = String(decoding: try reporter.render(ReportDocument(Sample.hostileReport())), as: UTF8.self)
    let controls = text.unicodeScalars.filter {
      ($0.value < 0x20 && $0 != "\n" && $0 != "\t") || (0x7F...0x9F).contains($0.value)
    }
    #expect(controls.isEmpty)
    // A page is for a browser, and no log shows it.
    guard name != HTMLReporter.name else { return }
    let lines = text.split(separator: "\n").map { $0.drop(while: \.isWhitespace) }
    #expect(lines.allSatisfy { !$0.hasPrefix("::error file=x::y") && !$0.hasPrefix("::error::") && !$0.contains("##[") })
  }

  @Test("a report of nothing can be written", arguments: names)
  func empty(name: String) throws {
    let reporter = try #require(ReporterCatalog.reporter(name))
    #expect(ReadableText(try reporter.render(ReportDocument(Sample.report([])))).says("nothing ran: no scenario was selected"))
  }

  @Test("many findings and a text of 10 MB are survived", arguments: names)
  func large(name: String) throws {
    let reporter = try #require(ReporterCatalog.reporter(name))
    var findings = (0..<500).map { index in
      Sample.reported(Sample.finding { $0.property = "NoteRow.\(String(index, radix: 36))" })
    }
    findings[7].finding.summary = String(repeating: "1234567890", count: 1_000_000)
    findings[7].finding.evidence = [findings[7].finding.summary]
    let data = try reporter.render(ReportDocument(Sample.report([Sample.scenario(findings: findings)])))
    #expect(data.range(of: Data("500 new · ".utf8)) != nil)
    // Formats for people and services cut such a text; HTML and JSON hold it whole.
    #expect((data.count < 8_000_000) == !["html", "json"].contains(name))
  }

  @Test(
    "100,000 findings are survived", .enabled(if: ProcessInfo.processInfo.environment["CELLHARNESS_FULL"] != nil),
    arguments: names)
  func veryMany(name: String) throws {
    let reporter = try #require(ReporterCatalog.reporter(name))
    let scenarios = (0..<1_000).map { number in
      Sample.scenario(
        "notes/\(number)",
        findings: (0..<100).map { index in Sample.reported(Sample.finding { $0.property = "NoteRow.p\(index)" }) })
    }
    let start = ContinuousClock.now
    let data = try reporter.render(ReportDocument(Sample.report(scenarios)))
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    print("measured: 100,000 findings as \(name): \(data.count / 1_000) kB in \(ScenarioTimes.text(seconds)) s")
    #expect(data.range(of: Data("100,000 new · ".utf8)) != nil)
  }

  @Test("names are words and unique; each says who reads it")
  func catalog() {
    #expect(Set(Self.names).count == Self.names.count)
    #expect(Self.names.allSatisfy { $0.wholeMatch(of: /[a-z][a-z-]*/) != nil })
    #expect(ReporterCatalog.all.allSatisfy { !$0.summary.isEmpty && $0.summary.count < 90 })
    #expect(ReporterCatalog.reporter("no-such") == nil)
  }
}

@Suite("paths of sources") struct SourcePathTests {
  private let paths = SourcePaths([
    "Sources/Notes/Rows/NoteRow.swift", "Scenarios/Tags/Buggy/TagRow.swift", "Scenarios/Tags/Fixed/TagRow.swift", "A/Row.swift",
    "B/Row.swift",
  ])

  @Test(
    "a file is found by its name, of several the one in the module's folder",
    arguments: [
      ("Notes/NoteRow.swift", "Sources/Notes/Rows/NoteRow.swift"),
      ("TagsFixed/TagRow.swift", "Scenarios/Tags/Fixed/TagRow.swift"),
      ("B/Row.swift", "B/Row.swift"), ("Other/Row.swift", "Other/Row.swift"), ("Other/None.swift", "Other/None.swift"), ("", ""),
    ])
  func path(fileID: String, expected: String) { #expect(paths.path(of: .init(fileID: fileID, line: 1)) == expected) }
}
