import CellDetectors
import CellTrace

/// A report as it is read: a first line, a verdict and sections in order.
///
/// Every reporter renders this value and nothing else, so that all formats tell the same: what a section says is decided here,
/// how it looks is the reporter's.
public struct ReportDocument: Sendable {
  /// The first line of every format: what was found and what was done, in numbers.
  public var summary: String
  /// How the program ends, and why.
  package var gate: Gate
  /// What there is to say, in the order in which it is read. A section with nothing to say is not there.
  public var sections: [ReportSection]
  /// What was run and found, as data.
  package var report: Report
  /// The numbers of the first line.
  package var counts: ReportCounts
  /// Wall-clock seconds by scenario; nil: the document is the same for equal reports.
  package var times: ScenarioTimes?
  /// Where the app's files lie.
  package var paths: SourcePaths
  /// What runs showed step by step, for the format that plays it back; empty where the runs' traces are no longer there.
  package var recordings: [ScenarioRecording]

  /// Makes the document of a report.
  /// - Parameters:
  ///   - report: What was run and found. With a baseline, the report of the check.
  ///   - check: What the baseline says about it.
  ///   - options: What the gate is strict about.
  ///   - times: Wall-clock seconds by scenario.
  ///   - paths: Where the app's files lie, for formats that point at them.
  ///   - recordings: What runs showed step by step, for the format that plays it back.
  package init(
    _ report: Report, baseline check: BaselineCheck? = nil, options: Gate.Options = Gate.Options(), times: ScenarioTimes? = nil,
    paths: SourcePaths = SourcePaths(), recordings: [ScenarioRecording] = []
  ) {
    self.recordings = recordings
    self.report = report
    self.times = times
    self.paths = paths
    gate = Gate(report, baseline: check, options: options)
    counts = ReportCounts(report, baseline: check)
    summary = SummaryLine.text(counts)
    let parts = ReportSections(report: report, gate: gate, check: check, options: options, times: times, paths: paths)
    sections = ReportSection.Kind.allCases.compactMap { kind in
      let blocks = parts.blocks(kind)
      return blocks.isEmpty ? nil : ReportSection(kind, blocks)
    }
  }

  /// Whether everything that was asked for was run and judged: only then does silence mean that something is not there.
  public var isJudged: Bool { gate.code.isJudged && counts.inconclusive == 0 && counts.failedScenarios == 0 }

  /// All findings, those that nobody expects first.
  public var cards: [FindingCard] {
    sections.flatMap(\.blocks).compactMap { block in
      if case .finding(let card) = block { card } else { nil }
    }
  }

  /// The section of a kind, if there is something to say.
  public func section(_ kind: ReportSection.Kind) -> ReportSection? { sections.first { $0.kind == kind } }
}
