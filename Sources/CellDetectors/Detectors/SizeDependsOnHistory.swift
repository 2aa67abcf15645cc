import CellTrace

/// An item has another height in a reused cell than in a fresh one, although both show the same.
package enum SizeDependsOnHistory: Detector {
  package static let id = "size-depends-on-history"
  package static let summary = "Fires when an item's height depends on which items its cell has shown before."
  package static let severity = Severity.error

  package static let page = DetectorPage(
    meaning: """
      The same item, at the same place and width and with the same content, has one height in a reused cell and another in a \
      fresh one. Something in the cell that can't be seen remembers the items before: a height kept in the cell, a constraint \
      that only grows, a measurement taken before the new content was set.
      """,
    example: """
      override func preferredLayoutAttributesFitting(…) -> UICollectionViewLayoutAttributes {
        if let height { … attributes.size.height = height … }     // measured for the item before
      }
      """,
    fix: "measure for every item, or keep heights by the item's id; drop what the cell remembers in prepareForReuse().",
    silentFor: [
      "heights that differ because the content does: what is shown is compared first",
      "one line more or less of a text in a cell whose width rounding made another",
      "rows whose height the user changed, and state of the row's own view",
      "heights that the layout or the delegate gives, whatever the cell says",
      "heights that are drawn at random for each new cell, as those of placeholders are",
      "differences that leaked-view-state, leaked-appearance or handler-outlives-item explains",
    ])

  package static func references(_ runs: RunSet) -> [ReferenceRequest] {
    ReferenceRequest.controls(of: runs) + [.fresh(of: runs)]
      + Chance.requests(in: runs) { findings(in: $0, nil, of: runs.main) }
  }

  package static func findings(in runs: RunSet) throws(MissingRun) -> [Finding] {
    let comparison = try runs.reuse
    // Only heights are discounted: a row in which something else is drawn, too, would otherwise seem to differ in nothing but its height.
    return try Chance.discounted(in: runs) { findings(in: comparison, $1, of: runs.main) }
  }

  private struct Place: Hashable {
    var cell: CellID
    var item: ItemID
  }

  private static func findings(in comparison: ReuseComparison, _ chance: Chance?, of trace: Trace) -> [Finding] {
    var seen: Set<Place> = []
    let actions = ItemAction.all(in: trace)
    return comparison.pairs.compactMap { pair in
      guard let height = height(in: pair), chance?.without([height], of: pair.main).isEmpty != true,
        let former = former(of: pair.main, in: trace), former.item != pair.main.item,
        !actions.contains(where: { $0.item == pair.main.item && $0.step <= pair.step }),
        seen.insert(Place(cell: pair.main.cell, item: pair.main.item)).inserted
      else { return nil }
      return finding(height, former, pair, comparison, trace)
    }
  }

  /// The other height, if nothing else that could explain it is different.
  private static func height(in pair: ReuseComparison.Pair) -> Difference? {
    let (here, there) = (pair.main, pair.fresh)
    guard pair.differences.allSatisfy({ $0.kind == .geometry }), here.slot == there.slot, here.flags == there.flags,
      abs(here.frame.width - there.frame.width) <= AppearanceDiff.tolerance, !LineBreakTolerance.explains(here, there),
      here.stateCells.map({ [$0.path, $0.property, $0.value] }) == there.stateCells.map({ [$0.path, $0.property, $0.value] })
    else { return nil }
    return pair.differences.first { $0.path.isEmpty && $0.name == "height" }
  }

  private struct Former {
    var item: ItemID
    var height: Double?
  }

  /// Whom the cell served before.
  private static func former(of appearance: Appearance, in trace: Trace) -> Former? {
    for step in trace.steps {
      for event in step.events {
        guard case .cellReused(appearance.cell, let reuse, let item?, appearance.item) = event.kind, reuse == appearance.reuse
        else { continue }
        let shown = trace.steps.last { $0.index <= step.index && $0[item]?.cell == appearance.cell }
        return Former(item: item, height: shown?[item]?.frame.height)
      }
    }
    return nil
  }

  private static func finding(
    _ height: Difference, _ former: Former, _ pair: ReuseComparison.Pair, _ comparison: ReuseComparison, _ trace: Trace
  ) -> Finding {
    let title = pair.fresh.title
    let source = trace.title(of: former.item, upTo: pair.step)
    return Finding(
      detector: id, severity: severity,
      summary: FindingText.sizeDependsOnHistory(
        title: title, observed: height.observed, expected: height.expected, source: source),
      item: pair.main.item, itemTitle: title, sourceItem: former.item, sourceItemTitle: source,
      cellType: pair.main.cellType, cell: pair.main.cell, property: height.property, observed: height.observed,
      expected: height.expected, seenStep: pair.step,
      seen: FindingText.seen(title, height, reference: FindingText.inFreshCell), reuse: pair.main.reuse, blame: .unchecked,
      evidence: [FindingText.sameContent]
        + (former.height.map { [FindingText.formerCellHeight(title: source, height: FindingText.points($0))] } ?? [])
        + comparison.reach(in: trace))
  }
}
