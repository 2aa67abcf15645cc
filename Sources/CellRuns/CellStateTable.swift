import CellReports
import CellTrace

/// Reads the states that cells were put into out of a trace: which handlers ran for which states, and what came back.
enum CellStateTable {
  /// One row a flag, in the order in which the flags were set; empty if the script swept nothing.
  static func rows(of trace: Trace) -> [ProfileReport.CellStateRow] {
    var rows: [ProfileReport.CellStateRow] = []
    for (index, step) in trace.steps.enumerated() where index > 0 {
      guard case .setState(_, let flag, true) = step.interaction, index + 1 < trace.steps.count else { continue }
      let before = trace.steps[index - 1]
      let after = trace.steps[index + 1]
      rows.append(
        ProfileReport.CellStateRow(
          flag: flag.description, updates: count(step) { if case .configurationUpdated = $0 { true } else { false } },
          handlers: count(step) { if case .handlerRan = $0 { true } else { false } },
          changed: differing(before, step), stuck: differing(before, after)))
    }
    return rows
  }

  private static func count(_ step: StepTrace, _ matches: (TraceEvent.Kind) -> Bool) -> Int {
    step.events.count { matches($0.kind) }
  }

  /// Items that show something else in `right` than in `left`.
  private static func differing(_ left: StepTrace, _ right: StepTrace) -> Int {
    right.checkpoint.count { appearance in
      guard let other = left[appearance.item] else { return false }
      return other.elements.map(\.shown) != appearance.elements.map(\.shown)
    }
  }
}

extension Element {
  /// What is perceivable, without who wrote it.
  fileprivate var shown: [String] { [path] + properties.map { "\($0.name)=\($0.value)" } }
}
