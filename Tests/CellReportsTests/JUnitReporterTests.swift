import CellDetectors
import Foundation
import TestSupport
import Testing

@testable import CellReports

@Suite("JUnit report") struct JUnitReporterTests {
  private func xml(_ document: ReportDocument) throws -> XMLTexts {
    try #require(XMLTexts(JUnitReporter.render(document)), "a strict parser refuses it")
  }

  @Test("a whole report") func golden() {
    expectGolden(String(decoding: JUnitReporter.render(Sample.document()), as: UTF8.self), "full.junit.xml")
  }

  @Test("C.2: totals are the sums, names are unique, every case has a file and a line", arguments: [true, false])
  func structure(hostile: Bool) throws {
    let xml = try xml(hostile ? ReportDocument(Sample.hostileReport()) : Sample.document())
    let cases = xml.elements.filter { $0.name == "testcase" }
    let suites = xml.elements.filter { $0.name == "testsuite" }
    let whole = try #require(xml.elements.first { $0.name == "testsuites" })
    for (key, element) in [("failures", "failure"), ("errors", "error"), ("skipped", "skipped"), ("tests", "testcase")] {
      let count = xml.elements.count { $0.name == element }
      #expect(whole.attributes[key] == "\(count)", "\(key)")
      #expect(suites.compactMap { $0.attributes[key].flatMap { Int($0) } }.reduce(0, +) == count, "\(key)")
    }
    #expect(!cases.isEmpty)
    let names = cases.map { "\($0.attributes["classname"] ?? "") \($0.attributes["name"] ?? "")" }
    #expect(Set(names).count == names.count)
    #expect(cases.allSatisfy { $0.attributes["file"]?.isEmpty == false && Int($0.attributes["line"] ?? "") != nil })
  }

  @Test("hostile text in every field: a strict parser reads it back, nothing of it becomes markup")
  func hostile() throws {
    let xml = try xml(ReportDocument(Sample.hostileReport()))
    let known: Set = [
      "testsuites", "testsuite", "testcase", "properties", "property", "failure", "error", "skipped", "system-out",
    ]
    #expect(Set(xml.elements.map(\.name)).isSubset(of: known))
    let shown = "</script><b>&\"'\\u{1B}[31m\\u{0}"
    #expect(xml.attributes.contains { $0.contains(shown) } && xml.texts.joined().contains(shown))
  }

  @Test(
    "every character of Unicode that text may hold can be written",
    arguments: [0..<0x3000, 0xD7F0..<0xE010, 0xFFF0..<0x10010, 0x10FFF0..<0x11_0000])
  func characters(range: Range<UInt32>) throws {
    let all = String(String.UnicodeScalarView(range.compactMap(Unicode.Scalar.init)))
    let text = XMLText.element("a", [("b", all)], XMLText.escape(all))
    let xml = try #require(XMLTexts(Data(text.utf8)))
    #expect(xml.elements.first?.attributes["b"]?.isEmpty == false)
  }

  private func outcomes(_ report: Report, _ options: Gate.Options = .init()) throws -> [String: String] {
    let xml = try xml(ReportDocument(report, options: options))
    var outcomes: [String: String] = [:]
    var current = ""
    for element in xml.elements {
      if element.name == "testcase" {
        current = element.attributes["name"] ?? ""
        outcomes[current] = "passed"
      }
      if ["failure", "error", "skipped"].contains(element.name) {
        outcomes[current] = [element.name, element.attributes["type"]].compactMap(\.self).joined(separator: " ")
      }
    }
    return outcomes
  }

  @Test("a case is a detector in a scenario: new fails, known is skipped with its reason, not judged is an error, silence passes")
  func outcomes() throws {
    #expect(
      try outcomes(Sample.full()) == [
        "leaked-view-state: notes/expanded": "failure leaked-view-state", "crash: notes/expanded": "passed",
        "stale-size: notes/expanded": "skipped", "leaked-view-state: notes/twin": "error not-judged",
        "leaked-appearance: notes/twin": "error not-judged", "stale-content: notes/twin": "failure unmet-expectation",
        "crash: notes/twin": "passed", "leaked-view-state: tags/order": "passed", "crash: tags/order": "passed",
        "nondeterminism: tags/order": "passed", "run: tags/broken": "error not-run",
      ])
    let text = String(decoding: JUnitReporter.render(Sample.document()), as: UTF8.self)
    #expect(text.contains("<skipped message=\"known to the baseline: filed as #12: &quot;Asthma&quot; is cut off"))
  }

  @Test("a warning fails only where the gate is strict about warnings")
  func warnings() throws {
    let warning = Sample.finding { $0.severity = .warning }
    let report = Sample.report([Sample.scenario(findings: [Sample.reported(warning)])])
    #expect(try outcomes(report)["leaked-view-state: notes/expanded"] == "passed")
    #expect(
      try outcomes(report, .init(failsOnWarnings: true))["leaked-view-state: notes/expanded"] == "failure leaked-view-state")
  }

  @Test("C.2: each suite says with which seed its cases were run")
  func seed() throws {
    var report = Sample.report([Sample.scenario()])
    report.seed = 77
    let elements = try xml(ReportDocument(report)).elements
    let index = try #require(elements.firstIndex { $0.name == "testsuite" && $0.attributes["name"] == "Notes.NotesScreen" })
    #expect(elements[index + 1].name == "properties" && elements[index + 1].depth == elements[index].depth + 1)
    #expect(elements[index + 2].attributes == ["name": "seed", "value": "77"])
  }

  @Test("the failure's body has the whole text, and the replay line is a property")
  func body() throws {
    let xml = try xml(ReportDocument(Sample.report([Sample.scenario(findings: [Sample.reported()])])))
    let text = xml.texts.joined()
    #expect(text.contains(TextReporter.text(Sample.reported(), in: Sample.scenario())))
    let properties = xml.elements.filter { $0.name == "property" }.map(\.attributes)
    #expect(
      properties.contains { $0["name"] == "replay" && $0["value"]?.hasPrefix("cellharness replay ch1:notes/expanded:") == true })
    #expect(properties.contains { $0["name"] == "fingerprint" })
  }
}
