import CellTrace

/// State that is kept by row number, in a list that never moves.
extension StaleIndexState {
  static func finding(_ reference: SameNumberReference, _ trace: Trace) -> Finding {
    let (row, twin, difference) = (reference.row, reference.twin, reference.difference)
    let before = trace.step(reference.step - 1)
    let (title, other) = (before?[row.item]?.title ?? row.title, before?[twin.item]?.title ?? twin.title)
    let step = FindingText.step(reference.step, trace.title(ofStep: reference.step))
    return Finding(
      detector: id, severity: severity,
      summary: FindingText.sameNumber(property: difference.property, source: title, shown: other), item: twin.item,
      itemTitle: other, sourceItem: row.item, sourceItemTitle: title, cellType: twin.cellType, cell: twin.cell,
      property: difference.property, observed: difference.observed, expected: difference.expected, originStep: reference.step,
      seenStep: reference.step, seen: FindingText.sameNumberSeen(source: title, shown: other, difference: difference, step: step),
      element: difference.path,
      evidence: [
        FindingText.sameNumberEvidence(number: row.slot.item, sections: [row.slot.section, twin.slot.section])
      ], shape: ["number"])
  }
}
