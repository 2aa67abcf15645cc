import CellTrace

/// A reused cell shows something that was written for another item and that a fresh cell does not show.
public enum LeakedAppearance: Detector {
  public static let id = "leaked-appearance"
  public static let summary = "Fires when a reused cell differs from a fresh one by something written for another item."
  public static let severity = Severity.error
  public static let needs: Set<RunKind> = [.control, .fresh]

  public static let page = DetectorPage(
    meaning: """
      A cell was configured for one item, reused for another, and something was not set back: a colour, an image, an alpha \
      value, a subview that was added, a label that was hidden. The property was last written while the cell served the first \
      item, and a fresh cell for the second item looks different.
      """,
    example: """
      func configure(_ note: Note) {
        titleLabel.text = note.title
        if note.isUrgent { titleLabel.textColor = .systemRed }     // never set back
      }
      """,
    fix: "set the property for every item, in both branches, or set it back in prepareForReuse().",
    silentFor: [
      "differences that stem from the construction of the cell, for example a tint drawn at random in init",
      "leftovers that can't be seen: hidden, transparent, covered or clipped away",
      "labels and values that only assistive technologies read: that is accessibility-history",
      "differences that leaked-view-state or handler-outlives-item explains",
    ])

  public static func judge(_ runs: RunSet) -> Verdict {
    verdict(runs) { findings(in: $0.reuse, of: $0.main) }
  }

  private struct Place: Hashable {
    var cell: CellID
    var item: ItemID
  }

  private struct Occurrence: Hashable {
    var place: Place
    var key: PropertyKey
  }

  static func findings(in comparison: ReuseComparison, of trace: Trace) -> [Finding] {
    let others =
      LeakedViewState.findings(in: comparison, of: trace) + HandlerOutlivesItem.findings(in: comparison, of: trace)
    let explained = Set(others.compactMap { finding in finding.cell.map { Place(cell: $0, item: finding.item) } })
    var seen: Set<Occurrence> = []
    var result: [Finding] = []
    for pair in comparison.pairs {
      let place = Place(cell: pair.main.cell, item: pair.main.item)
      guard !explained.contains(place) else { continue }
      for difference in pair.differences where !AccessibilityHistory.concerns(difference) {
        guard
          let carrier = Carrier(of: difference, in: pair.main, where: { $0.item != nil && $0.item != pair.main.item }),
          let source = carrier.stamp.item,
          seen.insert(Occurrence(place: place, key: difference.key)).inserted
        else { continue }
        result.append(finding(difference, carrier, source, pair, comparison, trace))
      }
    }
    return result
  }

  private static func finding(
    _ difference: Difference, _ carrier: Carrier, _ source: ItemID, _ pair: ReuseComparison.Pair,
    _ comparison: ReuseComparison, _ trace: Trace
  ) -> Finding {
    let title = pair.fresh.title
    let sourceTitle = trace.title(of: source, upTo: carrier.stamp.step)
    let step = FindingText.step(carrier.stamp.step, trace.title(ofStep: carrier.stamp.step))
    return Finding(
      detector: id, severity: severity,
      summary: FindingText.leakedAppearance(
        difference, source: sourceTitle, shown: title, cellType: pair.main.cellType),
      item: pair.main.item, itemTitle: title, sourceItem: source, sourceItemTitle: sourceTitle,
      cellType: pair.main.cellType, cell: pair.main.cell, property: difference.property, observed: difference.observed,
      expected: difference.expected, bornStep: carrier.stamp.step, seenStep: pair.step,
      seen: FindingText.seen(title, difference, reference: FindingText.inFreshCell), element: difference.path,
      reuse: pair.main.reuse, blame: .unchecked,
      evidence: [
        carrier.isEvidence
          ? FindingText.carriedBy(evidence: carrier.property, source: sourceTitle, step: step)
          : FindingText.lastWritten(property: carrier.property, source: sourceTitle, step: step)
      ] + comparison.reach(in: trace),
      shape: difference.name == nil ? [difference.kind.rawValue] : [])
  }
}
