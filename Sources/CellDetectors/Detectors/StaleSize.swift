import CellTrace

/// The content of a cell takes another height than the cell has.
package enum StaleSize: Detector {
  package static let id = "stale-size"
  package static let summary = "Fires when the content's ideal height changed and the cell kept the old one."
  package static let severity = Severity.error

  package static let page = DetectorPage(
    meaning: """
      After a step the content of a visible cell would take another height than the cell has, so it is cut off or leaves a gap. \
      Nothing that could still resize the cell is pending. A gap in a row that was on screen before is a warning: a list may \
      keep heights while rows are on screen, so that nothing jumps up under a finger.
      """,
    example: """
      collectionView.selfSizingInvalidation = .disabled
      label.text = longerText                  // the cell was measured with the old text
      """,
    fix: "call invalidateIntrinsicContentSize() or reconfigure the item, and leave selfSizingInvalidation enabled.",
    silentFor: [
      "differences of up to 0.5 pt, which rounding to pixels makes",
      "lines that break differently if the cell is 1.5 % wider or narrower: on a device they may break as they were",
      "cells whose resize is still pending",
      "layouts that give every cell a height of their own choice: a rebuilt cell disagrees there too",
    ])

  package static func concerns(_ runs: RunSet) -> Bool { runs.isBase }

  package static func references(_ runs: RunSet) -> [ReferenceRequest] {
    ReferenceRequest.controls(of: runs) + ReferenceRequest.rebuilds(of: runs)
  }

  package static func findings(in runs: RunSet) throws(MissingRun) -> [Finding] {
    let mask = try Mask(runs)
    let rebuilds = try runs.rebuilds
    var result: [Finding] = []
    for step in rebuilds.keys.sorted() where mask.allows(step: step) {
      guard let rebuild = rebuilds[step] else { continue }
      for live in rebuild.live {
        guard let difference = staleness(of: live),
          // It counts in the step in which it becomes stale, or at first sight.
          !(rebuilds[step - 1]?.live.contains { $0.item == live.item && staleness(of: $0) != nil } ?? false),
          !(rebuild.rebuilt.contains { $0.item == live.item && staleness(of: $0) != nil }),
          !mask.unmasked([difference], of: live.item).isEmpty
        else { continue }
        result.append(
          finding(difference, live, step).asWarning(
            if: mayBeKept(live, at: step, in: runs.main) || isLarger(before: step, in: runs.main)))
      }
    }
    return result
  }

  private static func staleness(of appearance: Appearance) -> Difference? {
    guard let ideal = appearance.idealHeight, !appearance.isUnsettled,
      abs(ideal - appearance.frame.height) > AppearanceDiff.tolerance
    else { return nil }
    return Difference(
      kind: .geometry, path: "", name: "height", observed: FindingText.points(appearance.frame.height),
      expected: FindingText.points(ideal))
  }

  /// True for a gap in a row that had been on screen in the same cell before: a list may keep the heights of its rows for as long as they are
  /// on screen, so that nothing jumps up under a finger. What is cut off is nothing that anybody means.
  private static func mayBeKept(_ live: Appearance, at step: Int, in trace: Trace) -> Bool {
    guard !isClipped(live), let before = trace.step(step - 1)?[live.item] else { return false }
    return before.cell == live.cell && before.reuse == live.reuse
  }

  /// True if the user has chosen another size of text in an earlier step: views that do not follow it have their old fonts until somebody sets new
  /// ones, one row after the other.
  private static func isLarger(before step: Int, in trace: Trace) -> Bool {
    trace.steps.contains { earlier in
      if earlier.index < step, case .changeTrait(.textSize) = earlier.interaction { true } else { false }
    }
  }

  private static func isClipped(_ live: Appearance) -> Bool { (live.idealHeight ?? 0) > live.frame.height }

  private static func finding(_ difference: Difference, _ live: Appearance, _ step: Int) -> Finding {
    let isClipped = isClipped(live)
    return Finding(
      detector: id, severity: severity, summary: FindingText.staleSize(title: live.title, isClipped: isClipped),
      item: live.item, itemTitle: live.title, cellType: live.cellType, cell: live.cell, property: difference.property,
      observed: difference.observed, expected: difference.expected, originStep: step, seenStep: step,
      seen: FindingText.seen(live.title, difference, reference: FindingText.measuredNow),
      evidence: [FindingText.sizes(ideal: difference.expected, height: difference.observed)],
      shape: [isClipped ? "clipped" : "gap"])
  }
}
