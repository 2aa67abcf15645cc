import CellDetectors
import Foundation

/// The report as JUnit XML, for the test pages of CI services.
///
/// A suite is a screen, a test case a detector in a scenario: both names are unique and stay, so that a service can tell what broke
/// and what was mended. What a detector could not judge is an error and never a passing case. The text stands in the body too:
/// several services show no attribute.
package enum JUnitReporter: Reporter {
  package static let name = "junit"
  package static let summary = "JUnit XML for the test pages of GitLab, Jenkins, Azure and others"
  package static let destination = ReporterDestination.file("junit.xml")

  /// The whole document. Totals are the sums of what follows.
  package static func render(_ document: ReportDocument) -> Data {
    var screens: [String] = []
    for scenario in document.report.scenarios where !screens.contains(scenario.screen) { screens.append(scenario.screen) }
    let cards = Dictionary(grouping: document.cards) { $0.scenario }
    let suites = screens.map { screen in
      let scenarios = document.report.scenarios.filter { $0.screen == screen }
      return Suite(
        name: screen, cases: scenarios.flatMap { JUnitCases.cases($0, cards: cards[$0.name] ?? [], document) },
        seconds: document.times.map { times in scenarios.map { times.seconds[$0.name] ?? 0 }.reduce(0, +) },
        properties: [("seed", "\(document.report.seed)")])
    }
    let whole = suites.reduce(into: Suite(name: "cellharness", cases: partial(document))) { $0.cases += $1.cases }
    var xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    xml += XMLText.element("testsuites", whole.attributes, "\n" + suites.map(\.xml).joined() + about(document))
    return Data(xml.utf8)
  }

  /// What belongs to no case, as a suite without cases: the format has no other place for it.
  private static func about(_ document: ReportDocument) -> String {
    let suite = Suite(name: "cellharness", cases: partial(document))
    let text = TextReporter.text(document, skipping: [.findings, .expected])
    return XMLText.element(
      "testsuite", suite.attributes,
      "\n" + suite.cases.map { $0.xml(suite: suite.name) }.joined()
        + XMLText.element("system-out", [], XMLText.escape(text)))
  }

  /// A run that ended early is an error: the cases that it lacks would look like cases that nobody has.
  private static func partial(_ document: ReportDocument) -> [JUnitCase] {
    guard let partial = document.report.partial else { return [] }
    let message = PartialText.reason(partial, of: document.report)
    return [
      JUnitCase(
        name: "run: whole", file: "", line: 0, outcome: .error(type: "partial", message: message),
        text: PartialText.lines(partial, of: document.report).joined(separator: "\n"))
    ]
  }

  struct Suite {
    var name: String
    var cases: [JUnitCase]
    var seconds: Double?
    /// What all cases share.
    var properties: [(String, String)] = []

    var attributes: [(String, String?)] {
      [
        ("name", name), ("tests", "\(cases.count)"), ("failures", "\(cases.count { $0.isFailure })"),
        ("errors", "\(cases.count { $0.isError })"), ("skipped", "\(cases.count { $0.isSkipped })"),
        ("time", seconds.map(ScenarioTimes.text)),
      ]
    }

    var xml: String {
      let all = XMLText.element("properties", [], "\n" + JUnitCase.xml(properties: properties))
      return XMLText.element("testsuite", attributes, "\n" + all + cases.map { $0.xml(suite: name) }.joined())
    }
  }
}

/// One test case.
struct JUnitCase {
  /// How it went.
  enum Outcome {
    case passed
    case failure(type: String, message: String)
    case error(type: String, message: String)
    case skipped(message: String)
  }

  var name: String
  var file: String
  var line: Int
  var outcome: Outcome
  /// The whole text, in the body of the outcome or as what the case printed.
  var text: String
  var properties: [(String, String)] = []

  var isFailure: Bool { if case .failure = outcome { true } else { false } }
  var isError: Bool { if case .error = outcome { true } else { false } }
  var isSkipped: Bool { if case .skipped = outcome { true } else { false } }

  static func xml(properties: [(String, String)]) -> String {
    properties.map { XMLText.element("property", [("name", $0.0), ("value", $0.1)]) }.joined()
  }

  func xml(suite: String) -> String {
    var content = ""
    if !properties.isEmpty {
      content += XMLText.element("properties", [], "\n" + Self.xml(properties: properties))
    }
    let body = XMLText.escape(text)
    switch outcome {
    case .passed: content += text.isEmpty ? "" : XMLText.element("system-out", [], body)
    case .failure(let type, let message):
      content += XMLText.element("failure", [("message", PlainText.line(message)), ("type", type)], body)
    case .error(let type, let message):
      content += XMLText.element("error", [("message", PlainText.line(message)), ("type", type)], body)
    case .skipped(let message):
      content += XMLText.element("skipped", [("message", PlainText.line(message))])
      if !text.isEmpty { content += XMLText.element("system-out", [], body) }
    }
    return XMLText.element(
      "testcase", [("classname", suite), ("name", name), ("file", file), ("line", "\(line)")],
      content.isEmpty ? "" : "\n" + content)
  }
}

/// Which cases a scenario has, and how each went.
enum JUnitCases {
  static func cases(_ scenario: ScenarioReport, cards: [FindingCard], _ document: ReportDocument) -> [JUnitCase] {
    let path = document.paths.path(of: scenario.place)
    func make(_ name: String, _ outcome: JUnitCase.Outcome, _ text: String) -> JUnitCase {
      JUnitCase(name: "\(name): \(scenario.name)", file: path, line: scenario.place.line, outcome: outcome, text: text)
    }
    let run = scenario.error.map { error in
      let message = SectionText.notRun(scenario.name, error)
      return make("run", .error(type: "not-run", message: message), PlainText.line(message, limit: 800))
    }
    var ids: [String] = []
    for id in scenario.profiles.flatMap({ $0.evaluated + $0.inconclusive.map(\.detector) }) + scenario.expected
      + cards.map(\.detector) where !ids.contains(id)
    { ids.append(id) }
    return (run.map { [$0] } ?? [])
      + ids.map { id in
        let own = cards.filter { $0.detector == id }
        var text = own.map { TextReporter.text($0) }
        let open = scenario.profiles.flatMap(\.inconclusive).filter { $0.detector == id }.map(\.reason)
        var outcome = outcome(own)
        if case .failure = outcome {
        } else if scenario.missed.contains(id) {
          outcome = .failure(type: "unmet-expectation", message: SectionText.unmet(scenario.name, id))
          text.append(PlainText.line(SectionText.unmet(scenario.name, id)))
        } else if let reason = open.first {
          outcome = .error(type: "not-judged", message: reason)
        }
        for reason in Set(open).sorted() { text.append("not judged: \(PlainText.line(reason, limit: 800))") }
        var result = make(id, outcome, text.joined(separator: "\n\n"))
        result.properties = own.flatMap { card in
          [("fingerprint", card.fingerprint)] + card.details.filter { $0.name == "Replay" }.map { ("replay", $0.text) }
        }
        return result
      }
  }

  /// New errors fail; what the baseline knows is skipped, with its reason; warnings and what is expected pass.
  private static func outcome(_ cards: [FindingCard]) -> JUnitCase.Outcome {
    if let new = cards.first(where: \.failsGate) { return .failure(type: new.detector, message: new.summary) }
    guard let known = cards.first(where: { $0.isKnown && !$0.isExpected }) else { return .passed }
    let reason = known.details.first { $0.name == "Known" }?.text ?? "to the baseline"
    return .skipped(message: "known \(reason): \(known.summary)")
  }
}
