import CellTrace

/// Actions in a filtered or sorted list that hit the row with the same number in the other one.
extension StaleIndexAction {
  static func finding(_ act: FilteredActionReference, _ trace: Trace) -> Finding {
    let isRemoval = act.hit.properties == nil
    let words = ActionWords(act.step, on: act.row.item, in: trace)
    let filter = FindingText.step(act.filter, trace.title(ofStep: act.filter))
    func did(_ title: String) -> String { "\(isRemoval ? "removed" : "changed") \(FindingText.quoted(title))" }
    var finding = Finding(
      detector: id, severity: severity,
      summary: FindingText.actedInFilter(
        action: words.words, target: act.target, victim: act.hit.title, isRemoval: isRemoval),
      item: act.victim.item, itemTitle: act.hit.title, sourceItem: act.row.item, sourceItemTitle: act.target,
      cellType: act.row.cellType, cell: act.row.cell,
      // What it was done by is no part of the bug where the rows stand in the wrong order for all of it.
      property: act.isReordered ? "action" : words.property, observed: did(act.hit.title),
      expected: did(act.target), originStep: act.filter, originPlace: words.place, seenStep: trace.steps.last?.index ?? act.step,
      seen: FindingText.hitInFilter(target: act.target, victim: act.hit.title, isRemoval: isRemoval),
      evidence: [
        act.isReordered
          ? FindingText.unordered(action: words.words, target: act.target, step: filter, isRemoval: isRemoval)
          : FindingText.unfiltered(action: words.words, target: act.target, filter: filter, isRemoval: isRemoval)
      ], shape: [act.isReordered ? "reordered" : "filtered", isRemoval ? "removed" : "changed"])
    finding.fix = FindingText.fixOtherOrder
    return finding
  }
}
