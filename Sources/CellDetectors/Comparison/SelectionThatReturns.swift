import CellTrace

/// A row that did not look selected after it was tapped, and does when it is back on screen although nobody tapped it again: the cell
/// was told, and not the list, which gives its own selection to every cell that it shows.
struct SelectionThatReturns: DetectorComparison {
  static let searchName: String? = "selected again"
  static let meaning = """
    A row that does not look selected when it is tapped does so once it is back on screen: its cell was told, and not the \
    list, which gives its own selection to every cell that it shows.
    """

  /// The tap, and the step after which the row looks selected.
  var tap: Int
  var step: Int
  var row: Appearance

  /// In order of steps, one at most: the first says it all.
  static func all(in trace: Trace, _ mask: Mask) -> [SelectionThatReturns] {
    trace.steps.lazy.compactMap { SelectionThatReturns($0, in: trace, mask) }.prefix(1).map { $0 }
  }

  /// True if a run shows one.
  static func isSuspected(in trace: Trace) -> Bool {
    trace.steps.contains { SelectionThatReturns($0, in: trace, nil) != nil }
  }

  private init?(_ step: StepTrace, in trace: Trace, _ mask: Mask?) {
    guard case .tap(.resolved(let item), nil) = step.interaction, step.index <= trace.lastCompletedStep,
      mask?.allows(step: step.index) ?? true, let tapped = step[item], !tapped.flags.contains(.selected)
    else { return nil }
    var wasAway = false
    for later in trace.steps where later.index > step.index && later.index <= trace.lastCompletedStep {
      guard later.interaction.isScroll, later.items == step.items, mask?.allows(step: later.index) ?? true else { return nil }
      guard let row = later[item] else {
        wasAway = true
        continue
      }
      guard row.flags.contains(.selected) else { continue }
      guard wasAway || row.cell != tapped.cell || row.reuse != tapped.reuse else { return nil }
      (tap, self.step, self.row) = (step.index, later.index, row)
      return
    }
    return nil
  }
}

extension SelectionThatReturns {
  static func findings(
    in runs: RunSet, _ mask: Mask, besides known: KnownFindings
  ) throws(MissingRun) -> [Finding] {
    all(in: runs.main, mask).map { StuckInteractionState.finding($0, runs.main) }
  }
}

extension StuckInteractionState {
  static func finding(_ selection: SelectionThatReturns, _ trace: Trace) -> Finding {
    let row = selection.row
    let tap = FindingText.step(selection.tap, trace.title(ofStep: selection.tap))
    return Finding(
      detector: id, severity: severity, summary: FindingText.selectedAgain(row.title), item: row.item, itemTitle: row.title,
      cellType: row.cellType, cell: row.cell, property: "isSelected", observed: "true", expected: "false",
      originStep: selection.tap, seenStep: selection.step, seen: FindingText.selectedAgainSeen(row.title, step: tap),
      evidence: [FindingText.listKeepsSelection], shape: ["returns", "selected"])
  }
}
