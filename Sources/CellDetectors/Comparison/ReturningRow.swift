import CellTrace

/// A row that SwiftUI takes away when its swipe button with the destructive role is tapped, and that comes back because the action only asks,
/// or does something else: its item never left the data (UH-25).
struct ReturningRow: DetectorComparison {
  static let meaning = """
    A row that SwiftUI takes away for a swipe button with the destructive role comes back because its item stays in the \
    data, which is a warning.
    """

  var item: ItemID
  /// The step in which the button was tapped, and the one in which the row was known to come back.
  var tap: Int
  var step: Int
  var button: String
  /// What the runtime said.
  var text: String

  /// In the order in which they came back; each row once.
  static func all(in trace: Trace, _ mask: Mask) -> [ReturningRow] {
    var tapped: (item: ItemID, step: Int, button: String)?
    var rows: [ReturningRow] = []
    for step in trace.steps {
      for event in step.events {
        if case .actionFired(let item, let title, _, _, _) = event.kind { tapped = (item, step.index, title) }
        guard case .warning("SW-19", let text) = event.kind, let tapped, mask.allows(step: step.index),
          !rows.contains(where: { $0.item == tapped.item }), isWhole(step, since: tapped.step, in: trace)
        else { continue }
        rows.append(ReturningRow(item: tapped.item, tap: tapped.step, step: step.index, button: tapped.button, text: text))
      }
    }
    return rows
  }

  /// True if no row has gone: an action that takes another row away is another defect.
  private static func isWhole(_ step: StepTrace, since tap: Int, in trace: Trace) -> Bool {
    Set(trace.step(tap - 1)?.items ?? []).isSubset(of: step.items)
  }

  func finding(_ trace: Trace) -> Finding {
    let shown = trace.steps.last { $0.index <= tap && $0[item] != nil }?[item]
    let title = trace.title(of: item, upTo: step)
    var finding = Finding(
      detector: StuckInteractionState.id, severity: .warning, summary: FindingText.returningRow(title, button: button),
      item: item,
      itemTitle: title, cellType: shown?.cellType ?? trace.screen, cell: shown?.cell, property: "row",
      observed: FindingText.rowComesBack, expected: FindingText.rowStays, originStep: tap, seenStep: step, seen: text,
      evidence: [FindingText.ledgerRow("SW-19")], shape: ["returns"])
    finding.fix = FindingText.fixReturningRow
    return finding
  }
}

extension ReturningRow {
  static func findings(
    in runs: RunSet, _ mask: Mask, besides known: KnownFindings
  ) throws(MissingRun) -> [Finding] {
    all(in: runs.main, mask).map { $0.finding(runs.main) }
  }
}
