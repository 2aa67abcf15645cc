import CellTrace

/// Contents that are kept by position once a row was shown there.
extension StaleIndexState {
  static func finding(_ reference: SlotCacheReference, _ trace: Trace) -> Finding {
    let (row, former, difference) = (reference.row, reference.former, reference.difference)
    let step = FindingText.step(reference.change, trace.title(ofStep: reference.change))
    return Finding(
      detector: id, severity: severity,
      summary: FindingText.keptAtPosition(property: difference.property, source: former.title, shown: row.title), item: row.item,
      itemTitle: row.title, sourceItem: former.item, sourceItemTitle: former.title, cellType: row.cellType, cell: row.cell,
      property: difference.property, observed: difference.observed, expected: difference.expected, originStep: reference.change,
      seenStep: reference.step, seen: FindingText.keptAtPositionSeen(row.title, difference, former: former.title, step: step),
      element: difference.path, evidence: [FindingText.ownWhereUnseen], shape: ["cache"])
  }
}
