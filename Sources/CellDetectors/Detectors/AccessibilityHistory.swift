import CellTrace

/// What a reused cell tells assistive technologies was set for another item.
package enum AccessibilityHistory: Detector {
  package static let id = "accessibility-history"
  package static let summary = "Fires when a reused cell is read out with something that was set for another item."
  package static let severity = Severity.warning

  package static let page = DetectorPage(
    meaning: """
      A cell was configured for one item and reused for another, and its accessibility label, value, hint, traits or custom \
      actions were not set back. Nobody sees it, and VoiceOver reads the first item's words for the second.
      """,
    example: """
      func configure(_ mail: Mail) {
        if mail.isUnread { accessibilityValue = "unread" }        // never set back
      }
      """,
    fix: "set accessibility properties for every item, in both branches, or set them back in prepareForReuse().",
    silentFor: [
      "words that were set while the cell was constructed",
      "differences that can be seen as well: leaked-appearance and its kin name their root",
      "controls without a label, which are no matter of history",
    ])

  /// True for a difference that only assistive technologies tell.
  static func concerns(_ difference: Difference) -> Bool { difference.name?.hasPrefix("accessibility") == true }

  package static func references(_ runs: RunSet) -> [ReferenceRequest] {
    ReferenceRequest.controls(of: runs) + [.fresh(of: runs)]
  }

  package static func findings(in runs: RunSet) throws(MissingRun) -> [Finding] { findings(in: try runs.reuse, of: runs.main) }

  private struct Place: Hashable {
    var cell: CellID
    var item: ItemID
  }

  private static func findings(in comparison: ReuseComparison, of trace: Trace) -> [Finding] {
    var seen: Set<Place> = []
    return comparison.pairs.compactMap { pair in
      for difference in pair.differences where concerns(difference) {
        guard
          let carrier = Carrier(of: difference, in: pair.main, where: { $0.item != nil && $0.item != pair.main.item }),
          let source = carrier.provenance.item, seen.insert(Place(cell: pair.main.cell, item: pair.main.item)).inserted
        else { continue }
        return finding(difference, carrier, source, pair, comparison, trace)
      }
      return nil
    }
  }

  private static func finding(
    _ difference: Difference, _ carrier: Carrier, _ source: ItemID, _ pair: ReuseComparison.Pair,
    _ comparison: ReuseComparison, _ trace: Trace
  ) -> Finding {
    let title = pair.fresh.title
    let sourceTitle = trace.title(of: source, upTo: carrier.provenance.step)
    let step = FindingText.step(carrier.provenance.step, trace.title(ofStep: carrier.provenance.step))
    return Finding(
      detector: id, severity: severity,
      summary: FindingText.accessibilityHistory(property: difference.property, source: sourceTitle, shown: title),
      item: pair.main.item, itemTitle: title, sourceItem: source, sourceItemTitle: sourceTitle,
      cellType: pair.main.cellType, cell: pair.main.cell, property: difference.property, observed: difference.observed,
      expected: difference.expected, originStep: carrier.provenance.step, seenStep: pair.step,
      seen: FindingText.seen(title, difference, reference: FindingText.inFreshCell), element: difference.path,
      reuse: pair.main.reuse, blame: .unchecked,
      evidence: [FindingText.lastWritten(property: carrier.property, source: sourceTitle, step: step)]
        + comparison.reach(in: trace))
  }
}
