import CellTrace

/// The look of a highlight, a selection or a swipe remains after the state has ended, or does not follow it.
package enum StuckInteractionState: Detector {
  package static let id = "stuck-interaction-state"
  package static let summary = "Fires when the look of a highlight, selection or swipe does not follow the cell's state."
  package static let severity = Severity.error

  package static let page = DetectorPage(
    meaning: """
      A cell's state changed (highlighted, selected, swiped …) and changed back, but a property that was written during the \
      state kept its value; or the state changed and the look did not, because the handler used a state or item that it had \
      captured. A cell made anew in the same state looks different.
      """,
    example: """
      cell.configurationUpdateHandler = { cell, state in
        if state.isHighlighted { cell.alpha = 0.5 }          // never set back
      }
      """,
    fix: "compute the look from the state handed to the handler, in both directions.",
    silentFor: [
      "a change of the model that the interaction made: a cell made anew shows it too",
      "state that the hosted view owns and that the interaction changed",
      "what a row shows while its text field has the keyboard",
      "a look that goes away with the state",
      "rows that scrolling selects, as the story at the top, whoever tapped them before, or those with a mark that a tap has set",
      "a destructive swipe button whose item is gone within a second",
    ])

  package static func concerns(_ runs: RunSet) -> Bool { runs.isBase }

  package static let comparisons: [any DetectorComparison.Type] = [
    ReturningRow.self, SelectionThatReturns.self,
  ]

  package static func references(_ runs: RunSet) -> [ReferenceRequest] {
    ReferenceRequest.controls(of: runs) + ReferenceRequest.rebuilds(of: runs) + comparisonRequests(in: runs)
  }

  package static func findings(in runs: RunSet) throws(MissingRun) -> [Finding] {
    let stale = try RebuildComparison(runs).stale
    let mask = try Mask(runs)
    let plain =
      try remaining(in: runs)
      + stale.filter { StaleSymptom(of: $0, among: stale) == .look && !isAnswerOfDelegate($0, in: runs.main) }
      .map { missed($0, runs.main) }
    return try withComparisons(plain, in: runs, mask)
  }

  /// True if the list's delegate wrote the look when somebody selected the row, and the script took the selection away through the list:
  /// the delegate is not told of that, and no finger does it.
  private static func isAnswerOfDelegate(_ stale: RebuildComparison.Stale, in trace: Trace) -> Bool {
    guard case .deselect = trace.step(stale.step)?.interaction else { return false }
    let answer = Carrier(of: stale.difference, in: stale.live) { provenance in
      provenance.flags.isEmpty && !provenance.byHandler && provenance.item == stale.live.item && provenance.step > 0
        && trace.step(provenance.step)?[stale.live.item]?.flags.contains(.selected) == true
    }
    return answer != nil
  }

  // MARK: A look that remains

  private static func remaining(in runs: RunSet) throws(MissingRun) -> [Finding] {
    struct Occurrence: Hashable {
      var item: ItemID
      var cell: CellID
      var key: PropertyKey
    }
    let mask = try Mask(runs)
    let rebuilds = try runs.rebuilds
    var seen: Set<Occurrence> = []
    var result: [Finding] = []
    for (place, step) in runs.main.steps.enumerated() where mask.allows(step: step.index) {
      guard let rebuild = rebuilds[step.index] else { continue }
      for now in step.checkpoint {
        guard let before = lastEqualState(of: now, before: place, in: runs.main),
          let rebuilt = rebuild.rebuilt.first(where: { $0.item == now.item }), rebuilt.flags == now.flags,
          !rebuilt.isUnsettled, now.inUse == before.appearance.inUse, now.inUse == rebuilt.inUse
        else { continue }
        // What remains differs from before, and a rebuild shows what was there before.
        let leftOver = AppearanceDiff.contentDifferences(of: now, from: before.appearance)
        let wrong = rebuild.wrong(in: now)
        for difference in mask.unmasked(leftOver, of: now.item) {
          let carrier = Carrier(of: difference, in: now) { provenance in
            provenance.item == now.item && provenance.step > before.step && !provenance.flags.subtracting(now.flags).isEmpty
              && !isChangeOfData(provenance.step, of: now.item, in: runs.main)
          }
          guard let carrier, wrong.contains([difference.property, difference.path, difference.expected]),
            seen.insert(Occurrence(item: now.item, cell: now.cell, key: difference.key)).inserted
          else { continue }
          result.append(stuck(difference, carrier, now, step, runs.main))
        }
      }
    }
    return result
  }

  /// True for a step that changed the data while the cell's state stayed as it was: what was written then is no look of the state.
  private static func isChangeOfData(_ index: Int, of item: ItemID, in trace: Trace) -> Bool {
    guard case .mutate = trace.step(index)?.interaction, let now = trace.step(index)?[item] else { return false }
    return now.flags == trace.step(index - 1)?[item]?.flags
  }

  /// The last earlier checkpoint with the item in the same cell and state, if the hosted view's own state is the same too.
  private static func lastEqualState(
    of now: Appearance, before place: Int, in trace: Trace
  ) -> (step: Int, appearance: Appearance)? {
    guard !now.isUnsettled else { return nil }
    for step in trace.steps[..<place].reversed() {
      guard let earlier = step[now.item], earlier.cell == now.cell else { return nil }
      guard earlier.flags == now.flags, !earlier.isUnsettled else { continue }
      let same =
        earlier.stateCells.map { [$0.path, $0.property, $0.value] }
        == now.stateCells.map { [$0.path, $0.property, $0.value] }
      return same ? (step.index, earlier) : nil
    }
    return nil
  }

  private static func stuck(
    _ difference: Difference, _ carrier: Carrier, _ now: Appearance, _ step: StepTrace, _ trace: Trace
  ) -> Finding {
    let provenance = carrier.provenance
    let ended = provenance.flags.subtracting(now.flags)
    return Finding(
      detector: id, severity: severity,
      summary: FindingText.stuckState(flags: ended.description, property: difference.property, title: now.title),
      item: now.item, itemTitle: now.title, cellType: now.cellType, cell: now.cell, property: difference.property,
      observed: difference.observed, expected: difference.expected, originStep: provenance.step, seenStep: step.index,
      seen: FindingText.seen(now.title, difference, reference: FindingText.inRebuiltCell), element: difference.path,
      evidence: [
        FindingText.stateHistory(from: now.flags.description, during: provenance.flags.description, to: now.flags.description),
        FindingText.lastWritten(
          property: carrier.property, source: now.title,
          step: FindingText.step(provenance.step, trace.title(ofStep: provenance.step))),
      ],
      shape: ["remains"] + CellFlags.all.filter { ended.contains($0.flag) }.map(\.name))
  }

  // MARK: A look that does not follow

  private static func missed(_ stale: RebuildComparison.Stale, _ trace: Trace) -> Finding {
    let difference = stale.difference
    let title = stale.live.title
    return Finding(
      detector: id, severity: severity,
      summary: FindingText.missedState(
        from: stale.flagsBefore.description, to: stale.flagsNow.description, property: difference.property, title: title),
      item: stale.live.item, itemTitle: title, cellType: stale.live.cellType, cell: stale.live.cell,
      property: difference.property, observed: difference.observed, expected: difference.expected, originStep: stale.step,
      seenStep: stale.step, seen: FindingText.seen(title, difference, reference: FindingText.inRebuiltCell),
      element: difference.path,
      evidence: [
        FindingText.modelChange(
          property: difference.property, from: difference.observed, to: difference.expected,
          step: FindingText.step(stale.step, trace.title(ofStep: stale.step)))
      ],
      shape: ["missed"]
        + CellFlags.all.filter { stale.flagsBefore.symmetricDifference(stale.flagsNow).contains($0.flag) }.map(\.name))
  }
}
