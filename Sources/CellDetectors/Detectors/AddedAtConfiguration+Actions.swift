import CellTrace

/// Actions that every configuration adds once more.
extension AddedAtConfiguration {
  // MARK: Actions that are added

  /// An action that ran more often in the cell that was configured again, and did something else than in the other.
  static func repeated(_ action: ItemAction, again: Trace, once: Trace, _ mask: Mask, _ trace: Trace) -> Finding? {
    guard let rebuilt = again.lastIfFinished, let acted = again.steps.dropLast().last, let other = once.lastIfFinished,
      let right = once.steps.dropLast().last, let shown = trace.step(action.step - 1)?[action.item]
    else { return nil }
    let (counts, expected) = (closures(for: action.item, in: acted), closures(for: action.item, in: right))
    let more = counts.filter { $0.value > expected[$0.key] ?? .max }.min { $0.key < $1.key }
    guard let more, let effect = Effect(of: action, (rebuilt, acted), (other, right), mask) else { return nil }
    let origin = trace.handlerPlace(more.key, in: shown.cell, for: action.item, upTo: action.step)
    let step = FindingText.step(action.step, trace.title(ofStep: action.step))
    return Finding(
      detector: id, severity: severity, summary: FindingText.actionAdded(more.key, cellType: shown.cellType, title: shown.title),
      item: action.item, itemTitle: shown.title, cellType: shown.cellType, cell: shown.cell,
      property: "\(shown.cellType).\(more.key)", observed: effect.observed, expected: effect.expected, originStep: origin?.step,
      originPlace: origin?.place, seenStep: action.step, seen: effect.seen, element: effect.path,
      evidence: [FindingText.actionRuns(more.value, expected: expected[more.key] ?? 0, step: step)], shape: ["action"])
  }

  /// How often each closure that was added for an item ran for it. Handlers of a cell's state run as often as UIKit likes.
  private static func closures(for item: ItemID, in step: StepTrace) -> [String: Int] {
    var counts: [String: Int] = [:]
    for case .handlerRan(_, let name, item, item, _) in step.events.lazy.map(\.kind) where name != "configurationUpdateHandler" {
      counts[name, default: 0] += 1
    }
    return counts
  }

  /// What came of it that does not come of the same action in a cell that was configured once.
  private struct Effect {
    var observed: String
    var expected: String
    var seen: String
    var path: String?

    init?(
      of action: ItemAction, _ again: (rebuilt: StepTrace, acted: StepTrace), _ once: (rebuilt: StepTrace, acted: StepTrace),
      _ mask: Mask
    ) {
      guard again.rebuilt.items == once.rebuilt.items else {
        observed = FindingText.plural(again.rebuilt.items.count, "item")
        expected = FindingText.plural(once.rebuilt.items.count, "item")
        seen = FindingText.itemsAfter(observed: observed, expected: expected)
        return
      }
      let candidates =
        again.rebuilt.checkpoint.map { ($0, once.rebuilt[$0.item]) }
        + [(again.acted[action.item], once.acted[action.item])].compactMap { row, other in row.map { ($0, other) } }
      for case (let row, let other?) in candidates where !row.isUnsettled && !other.isUnsettled {
        let differences = mask.unmasked(AppearanceDiff.contentDifferences(of: row, from: other), of: row.item)
        guard let difference = differences.first(where: { $0.kind == .value }) else { continue }
        observed = difference.observed
        expected = difference.expected
        seen = FindingText.seen(other.title, difference, reference: FindingText.inCellConfiguredOnce)
        path = difference.path
        return
      }
      return nil
    }
  }
}
