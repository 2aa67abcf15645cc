import CellTrace

/// Several rows were selected, and none is after a reload that brought a change of the data: the list forgets its selection when it is told
/// to reload, and the app did not give it back (SEL-14).
struct ClearedSelection: DetectorComparison {
  static let searchName: String? = "selection cleared"
  static let meaning = """
    A reload for a change of the data that is not about the selected rows takes the selection of several rows away.
    """

  var step: Int
  /// The first of them.
  var row: Appearance
  var count: Int

  /// One at most: the first says it all.
  static func all(in trace: Trace, _ mask: Mask) -> [ClearedSelection] {
    for (before, after) in zip(trace.steps, trace.steps.dropFirst()) where mask.allows(step: after.index) {
      if let cleared = ClearedSelection(before, after, trace) { return [cleared] }
    }
    return []
  }

  /// True if the last step of a run shows one.
  static func isSuspected(in trace: Trace) -> Bool {
    guard let after = trace.steps.last, let before = trace.steps.dropLast().last else { return false }
    return ClearedSelection(before, after, trace) != nil
  }

  private init?(_ before: StepTrace, _ after: StepTrace, _ trace: Trace) {
    guard case .mutate = after.interaction, after.index <= trace.lastCompletedStep, before.items == after.items else {
      return nil
    }
    let selected = before.checkpoint.filter { $0.flags.contains(.selected) }
    // More than one: then the list is for choosing, and no row is only marked as the one that was touched last.
    guard let first = selected.first, selected.count > 1, selected.allSatisfy({ $0.item.list == first.item.list }),
      ReloadedRows.isReloaded(first.item.list, in: after),
      !after.checkpoint.contains(where: { $0.item.list == first.item.list && $0.flags.contains(.selected) }),
      selected.allSatisfy({ after[$0.item]?.title == $0.title })
    else { return nil }
    (step, row, count) = (after.index, first, selected.count)
  }
}

extension ClearedSelection {
  static func findings(
    in runs: RunSet, _ mask: Mask, besides known: KnownFindings
  ) throws(MissingRun) -> [Finding] {
    all(in: runs.main, mask).map { LostViewState.finding($0, runs.main) }
  }
}

extension LostViewState {
  static func finding(_ cleared: ClearedSelection, _ trace: Trace) -> Finding {
    let row = cleared.row
    let change = FindingText.step(cleared.step, trace.title(ofStep: cleared.step))
    var finding = Finding(
      detector: id, severity: .warning, summary: FindingText.selectionCleared(count: cleared.count, step: change),
      item: row.item, itemTitle: row.title, cellType: row.cellType, cell: row.cell, property: "isSelected", observed: "false",
      expected: "true", originStep: cleared.step, seenStep: cleared.step, seen: FindingText.selectionClearedSeen(row.title),
      evidence: [FindingText.reloadClearsSelection], shape: ["selection"])
    finding.fix = FindingText.fixSelectionCleared
    return finding
  }
}
