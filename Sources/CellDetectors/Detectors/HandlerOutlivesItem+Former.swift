import CellTrace

/// Actions that also did something for an item that the cell had shown before.
extension HandlerOutlivesItem {
  /// - Parameter known: Findings that name the closure: they say more.
  static func finding(_ act: FormerItemAction, besides known: [Finding], _ trace: Trace) -> Finding? {
    guard !known.contains(where: { $0.cell == act.cell || $0.item == act.former }) else { return nil }
    let (shown, former) = (trace.title(of: act.item, upTo: act.step - 1), trace.title(of: act.former, upTo: act.step))
    let row = trace.step(act.step - 1)?[act.item]
    let step = FindingText.step(act.step, trace.title(ofStep: act.step))
    var finding = Finding(
      detector: id, severity: severity, summary: FindingText.actsForFormerItem(shown: shown, former: former), item: act.former,
      itemTitle: former, sourceItem: act.item, sourceItemTitle: shown, cellType: row?.cellType ?? trace.screen, cell: act.cell,
      property: "", observed: "", expected: "", originStep: act.step, seenStep: act.step, reuse: row?.reuse, blame: .unchecked,
      evidence: [FindingText.formerCell(act.cell.description, former: former, shown: shown, step: step)], shape: ["former item"])
    switch act.effect {
    case .shown(let pair, let difference):
      finding.show(difference, of: pair)
      finding.seen = FindingText.actedOn(pair.fresh.title, difference)
    case .missing(let pair, let difference):
      // Which of the items the closure was for is not seen.
      (finding.item, finding.itemTitle, finding.sourceItem, finding.sourceItemTitle) = (act.item, shown, act.former, former)
      finding.summary = FindingText.actionMissesItem(shown: shown, cellType: finding.cellType)
      finding.show(difference, of: pair)
      finding.seen = FindingText.seen(pair.fresh.title, difference, reference: FindingText.inFreshCell)
      finding.evidence = [FindingText.keptByCell(act.cell.description, former: former, shown: shown, step: step)]
      finding.shape = ["former item", "misses"]
    case .outcome(let wrong, let fresh, _):
      finding.property = wrong.kind.property
      finding.observed = wrong.words(naming: former)
      finding.expected = fresh.words(naming: shown)
      finding.seen = FindingText.otherOutcome(wrong.kind, finding.observed, fresh: finding.expected)
    }
    return finding
  }
}

extension Finding {
  fileprivate mutating func show(_ difference: Difference, of pair: ReuseComparison.Pair) {
    (property, observed, expected) = (difference.property, difference.observed, difference.expected)
    (seenStep, element) = (pair.step, difference.path)
  }
}
