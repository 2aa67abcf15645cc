import CellTrace

/// A ForEach over a range that is not constant: it keeps the rows that it had at first, and SwiftUI says so (ID-07).
struct ConstantRange: DetectorComparison {
  static let searchName: String? = "constant range"
  static let meaning = "A ForEach over a range of numbers shows as many rows as at first, whatever the range becomes."

  /// The step in which the range came to have another count.
  var step: Int
  /// What SwiftUI logs.
  var text: String

  /// The first step for each text.
  static func all(in trace: Trace) -> [ConstantRange] {
    var known: Set<String> = []
    return trace.steps.flatMap { step in
      step.events.compactMap { event in
        guard case .warning("ID-07", let text) = event.kind, known.insert(text).inserted else { return nil }
        return ConstantRange(step: step.index, text: text)
      }
    }
  }
}

extension ConstantRange {
  static func isSuspected(in trace: Trace) -> Bool { !all(in: trace).isEmpty }

  /// SwiftUI says so whether anybody waits or not.
  static func concerns(_ runs: RunSet) -> Bool { runs.isBase }

  /// Those that are compared.
  static func all(in trace: Trace, _ mask: Mask) -> [ConstantRange] { all(in: trace).filter { mask.allows(step: $0.step) } }

  static func findings(
    in runs: RunSet, _ mask: Mask, besides known: KnownFindings
  ) throws(MissingRun) -> [Finding] {
    all(in: runs.main, mask).map { StaleContent.finding($0, runs.main) }
  }
}

extension StaleContent {
  static func finding(_ range: ConstantRange, _ trace: Trace) -> Finding {
    let words = FindingText.step(range.step, trace.title(ofStep: range.step))
    var finding = Finding(
      detector: id, severity: severity, summary: FindingText.constantRange(step: words), item: .screen, itemTitle: trace.screen,
      cellType: trace.screen, property: "rows", observed: FindingText.rowsAtFirst, expected: FindingText.rowsByNow,
      originStep: range.step, seenStep: range.step, seen: FindingText.constantRangeSeen(step: words),
      evidence: [FindingText.logs(range.text), FindingText.swiftUIRow("ID-07")], shape: ["constant range"])
    finding.fix = FindingText.fixConstantRange
    return finding
  }
}
