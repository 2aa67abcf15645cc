import CellTrace

/// Actions that put something in front that speaks of another row than the one they were used on.
extension StaleIndexAction {
  static func showing(_ reference: ActionReference, _ mask: Mask, _ trace: Trace) -> Finding? {
    let target = reference.item
    guard reference.ordersAgree, mask.allows(step: reference.step), let acted = trace.step(reference.step),
      let row = reference.actual.before.first(where: { $0.item == target })
    else { return nil }
    let expected = reference.referenceEvents.outcomes
    for wrong in acted.outcomes where !wrong.names(row.title) {
      guard let right = expected.first(where: { $0.kind == wrong.kind && $0.names(row.title) }) else { continue }
      let victim = reference.actual.before.first { other in
        other.item != target && wrong.names(other.title) && !right.names(other.title)
      }
      guard let victim else { continue }
      let evidence = FindingText.shownInOrder(target: row.title, text: right.words(naming: row.title))
      return finding(wrong, reference.step, row: row, victim: victim, right, [evidence], originStep: nil, trace)
    }
    return nil
  }

  static func finding(_ reference: FilteredOutcomeReference, _ trace: Trace) -> Finding {
    let filter = FindingText.step(reference.filter, trace.title(ofStep: reference.filter))
    let words = ActionWords(reference.step, on: reference.row.item, in: trace)
    let evidence = FindingText.shownUnfiltered(
      action: words.words, target: reference.row.title, filter: filter,
      text: reference.right.words(naming: reference.row.title))
    return finding(
      reference.wrong, reference.step, row: reference.row, victim: reference.victim, reference.right, [evidence],
      originStep: reference.filter, trace)
  }

  private static func finding(
    _ wrong: ShownOutcome, _ step: Int, row: Appearance, victim: Appearance, _ right: ShownOutcome, _ evidence: [String],
    originStep: Int?, _ trace: Trace
  ) -> Finding {
    let action = ActionWords(step, on: row.item, in: trace)
    return Finding(
      detector: id, severity: severity,
      summary: FindingText.showsOther(action: action.words, target: row.title, victim: victim.title, kind: wrong.kind),
      item: victim.item, itemTitle: victim.title, sourceItem: row.item, sourceItemTitle: row.title, cellType: row.cellType,
      cell: trace.step(step - 1)?[row.item]?.cell, property: wrong.kind.property, observed: wrong.words(naming: victim.title),
      expected: right.words(naming: row.title), originStep: action.originStep ?? originStep, originPlace: action.place,
      seenStep: step, seen: FindingText.otherShown(wrong.kind, wrong.words(naming: victim.title), title: victim.title),
      evidence: evidence, shape: ["shown"])
  }
}
