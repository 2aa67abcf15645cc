import CellTrace

/// Presented screens that were made with values from before a change.
extension StaleContent {
  /// One for each step: what one closure reads is one bug, however many values it is.
  static func presented(in trace: Trace, _ mask: Mask) -> [Finding] {
    var known: Set<String> = []
    return trace.steps.filter { mask.allows(step: $0.index) }.compactMap { step in
      var former: [FormerValue] = []
      for case .formerValueShown(let property, let shown, let now, let place) in step.events.lazy.map(\.kind)
      where shown != now && known.insert(property).inserted {
        former.append(FormerValue(property: property, shown: shown, now: now, place: place))
      }
      return former.first.map { finding($0, others: former.dropFirst().map(\.property), step, trace) }
    }
  }

  private struct FormerValue {
    var property: String
    var shown: String
    var now: String
    var place: SourcePlace?
  }

  private static func finding(_ value: FormerValue, others: [String], _ step: StepTrace, _ trace: Trace) -> Finding {
    let row = trace.step(step.index - 1).flatMap { before in step.interaction.target.flatMap { before[$0] } }
    return Finding(
      detector: id, severity: severity,
      summary: FindingText.presentedFormer(property: value.property, shown: value.shown, now: value.now),
      item: row?.item ?? .screen, itemTitle: row?.title ?? trace.screen, cellType: row?.cellType ?? trace.screen,
      cell: row?.cell, property: value.property, observed: value.shown, expected: value.now, originStep: step.index,
      originPlace: value.place, seenStep: step.index,
      seen: FindingText.presentedFormerSeen(
        shown: value.shown, step: FindingText.step(step.index, step.title), now: value.now),
      evidence: [FindingText.nobodyReads(value.property)] + (others.isEmpty ? [] : [FindingText.alsoFormer(others)]),
      shape: ["presented"])
  }
}
