import CellTrace

/// Controllers used where they can't work.
enum Misuse {
  /// One finding for each type that a row of the ledger was broken with, in cells and beside them.
  static func findings(of row: String, detector: String, severity: Severity, in trace: Trace) -> [Finding] {
    var known: Set<String> = []
    var result: [Finding] = []
    for step in trace.steps {
      for event in step.events {
        guard case .hostingMisused(let cell, let item, let type, row) = event.kind,
          known.insert("\(type) \(cell != nil || item != nil)").inserted
        else { continue }
        let subject = item ?? .screen
        let title = item.map { trace.title(of: $0, upTo: step.index) } ?? trace.screen
        let shown = item.flatMap { item in trace.steps.lazy.compactMap { $0[item] }.first }
        let summary = FindingText.misused(row, type: type, title: item == nil ? nil : title)
        result.append(
          Finding(
            detector: detector, severity: severity, summary: summary, item: subject, itemTitle: title,
            cellType: shown?.cellType ?? trace.screen, cell: cell, property: type, observed: FindingText.misplaced(row),
            expected: FindingText.wellPlaced(row), originStep: step.index, seenStep: step.index, seen: summary,
            evidence: [FindingText.swiftUIRow(row)]))
      }
    }
    return result
  }
}
