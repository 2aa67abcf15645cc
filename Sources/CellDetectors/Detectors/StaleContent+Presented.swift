import CellTrace

/// Presented screens that were made with values from before a change.
extension StaleContent {
  /// One for each state.
  static func presented(in trace: Trace, _ mask: Mask) -> [Finding] {
    var known: Set<String> = []
    var result: [Finding] = []
    for step in trace.steps where mask.allows(step: step.index) {
      for case .formerValueShown(let property, let shown, let now, let place) in step.events.lazy.map(\.kind)
      where shown != now && known.insert(property).inserted {
        let row = trace.step(step.index - 1).flatMap { before in step.interaction.target.flatMap { before[$0] } }
        result.append(
          Finding(
            detector: id, severity: severity,
            summary: FindingText.presentedFormer(property: property, shown: shown, now: now), item: row?.item ?? .screen,
            itemTitle: row?.title ?? trace.screen, cellType: row?.cellType ?? trace.screen, cell: row?.cell, property: property,
            observed: shown, expected: now, originStep: step.index, originPlace: place, seenStep: step.index,
            seen: FindingText.presentedFormerSeen(shown: shown, step: FindingText.step(step.index, step.title), now: now),
            evidence: [FindingText.nobodyReads(property)], shape: ["presented"]))
      }
    }
    return result
  }
}
