import CellDetectors
import CellTrace
import Foundation

/// The report as SARIF 2.1.0, for code-scanning pages: a finding stands at its line, the script is its code flow.
///
/// A service closes what an upload no longer mentions, so a run that could not judge everything is refused, and what the baseline
/// or a scenario accepts is marked and not removed.
package enum SARIFReporter: Reporter {
  package static let name = "sarif"
  package static let summary = "SARIF 2.1.0 for code-scanning pages, the script as a code flow"
  package static let destination = ReporterDestination.file("findings.sarif")

  /// Refuses a run that did not judge everything: its silence would close alerts.
  package static func refusal(_ document: ReportDocument) -> String? {
    if let shard = document.report.shard {
      return "this is \(shard.name) of a divided run, and a code-scanning page would close what is not mentioned; "
        + "write it with `cellharness merge`"
    }
    return document.isJudged
      ? nil : "not everything was run and judged, and a code-scanning page would close what is not mentioned"
  }

  /// The whole log.
  package static func render(_ document: ReportDocument) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(SARIF.Log(document)) + [0x0A]
  }
}

/// The parts of a SARIF log that are written, under the standard's names.
enum SARIF {
  struct Log: Encodable {
    let schema = "https://json.schemastore.org/sarif-2.1.0.json"
    let version = "2.1.0"
    let runs: [Run]

    init(_ document: ReportDocument) { runs = [Run(document)] }

    private enum CodingKeys: String, CodingKey {
      case schema = "$schema"
      case version, runs
    }
  }

  struct Run: Encodable {
    struct Tool: Encodable { let driver: Driver }
    struct Driver: Encodable {
      let name = "CellHarness"
      let version: String
      let rules: [Rule]
    }
    /// A run of one kind; the slash makes it a category of its own.
    struct Automation: Encodable { let id = "cellharness/" }

    let tool: Tool
    let automationDetails = Automation()
    let columnKind = "unicodeCodePoints"
    let invocations: [Invocation]
    let results: [Result]
    let properties: [String: [String]]

    /// Results that a code-scanning page takes of a run; it refuses a log that has more.
    static let limit = 25_000

    init(_ document: ReportDocument) {
      let all = Result.all(document)
      let found = Self.first(all)
      let ids = found.map(\.ruleId).reduce(into: [String]()) { ids, id in if !ids.contains(id) { ids.append(id) } }
      tool = Tool(driver: Driver(version: text(document.report.toolVersion), rules: ids.map(Rule.init)))
      results = found.map { result in
        var result = result
        result.ruleIndex = ids.firstIndex(of: result.ruleId) ?? 0
        return result
      }
      invocations = [Invocation(document, leftOut: all.count - found.count)]
      // Sections that a log has no place of its own for.
      var others = ["summary": [document.summary]]
      for section in document.sections {
        switch section.kind {
        case .findings, .expected, .unmetExpectations, .notRun, .notJudged, .pending: break
        case .verdict, .policies, .search, .cellStates, .scenarios, .metadata:
          others[section.kind.rawValue] = section.facts.map { text($0) }
        }
      }
      properties = others
    }

    /// As many as are taken: what is new stands before what is known, so that what is left out was accepted before where that is enough.
    private static func first(_ all: [Result]) -> [Result] {
      guard all.count > limit else { return all }
      return Array(
        (all.filter { $0.baselineState != "unchanged" } + all.filter { $0.baselineState == "unchanged" }).prefix(limit))
    }
  }

  struct Message: Encodable {
    let text: String
    init(_ words: String, limit: Int = 10_000) { text = SARIF.text(words, limit: limit) }
  }

  static func tooMany(_ leftOut: Int) -> String {
    "a code-scanning page takes \(SummaryLine.grouped(Run.limit)) results of a run: "
      + "\(GateText.things(leftOut, "more finding")) of this one \(leftOut == 1 ? "is" : "are") in the JSON report only"
  }

  /// Text without control characters, never empty: services refuse empty strings.
  static func text(_ words: String, limit: Int = 10_000) -> String {
    let lines = words.split(separator: "\n", omittingEmptySubsequences: false).map { PlainText.line(String($0), limit: limit) }
    let text = lines.joined(separator: "\n")
    return text.isEmpty ? "-" : text
  }
}
