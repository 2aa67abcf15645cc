import CellTrace

/// The part of ``StaleIndexAccess`` that judges work which comes after a change of the data.
enum LateIndexAccess {
  static func findings(in runs: RunSet) throws(MissingRun) -> [Finding] {
    let late = try LateUses(runs)
    return late.uses.map { finding($0, runs.main) } + [late.end].compactMap { $0 }.compactMap { end($0, runs.main) }
  }

  private static func finding(_ use: LateUses.Use, _ trace: Trace) -> Finding {
    let source = trace.title(of: use.source, upTo: use.step - 1)
    let found = use.found.map { trace.title(of: $0, upTo: use.step) }
    let shown = use.shown
    let title = shown?.appearance.title ?? found ?? source
    let difference = shown?.difference
    return Finding(
      detector: StaleIndexAccess.id, severity: StaleIndexAccess.severity,
      summary: FindingText.lateIndexAccess(source: source, call: use.call, found: found),
      item: shown?.appearance.item ?? use.target, itemTitle: title, sourceItem: use.source, sourceItemTitle: source,
      cellType: shown?.appearance.cellType ?? trace.screen, cell: shown?.appearance.cell,
      property: difference?.property ?? use.call, observed: difference?.observed ?? found ?? FindingText.nothing,
      expected: difference?.expected ?? source, originStep: start(of: use, in: trace),
      originPlace: difference?.provenance.flatMap { SourcePlace(unresolved: $0.writtenAt) }, seenStep: use.step,
      seen: difference.map { FindingText.seen(title, $0, reference: FindingText.resultInTime) } ?? "",
      element: difference?.path, evidence: [moved(use, source, trace), FindingText.lateReferenceFinds(call: use.call)],
      shape: [use.call])
  }

  private static func end(_ use: LateUses.Use, _ trace: Trace) -> Finding? {
    guard case .exception(let step, let ledgerID, let text, _) = trace.end else { return nil }
    let source = trace.title(of: use.source, upTo: step)
    let known = trace.steps.last { $0[use.source] != nil }?[use.source]
    return Finding(
      detector: StaleIndexAccess.id, severity: StaleIndexAccess.severity,
      summary: FindingText.lateIndexEnd(source: source, call: use.call, cause: text), item: use.source, itemTitle: source,
      cellType: known?.cellType ?? trace.screen, cell: known?.cell, property: use.call, observed: text,
      expected: FindingText.nothing, originStep: start(of: use, in: trace), seenStep: step, seen: text,
      evidence: [moved(use, source, trace), FindingText.lateReferenceGetsThrough, FindingText.ledgerRow(ledgerID)],
      shape: ["exception", ledgerID])
  }

  private static func moved(_ use: LateUses.Use, _ source: String, _ trace: Trace) -> String {
    let now = trace.step(use.step)?[use.target]?.slot.description
    return FindingText.stoodThere(slot: use.slot.description, source: source, now: now)
  }

  /// The step in which the item was configured or used last before its work was done: the work was started then, or later.
  private static func start(of use: LateUses.Use, in trace: Trace) -> Int? {
    trace.steps.last { step in
      step.index < use.step
        && step.events.contains { if case .indexPathHandedOut(use.source, use.slot, _, _) = $0.kind { true } else { false } }
    }?.index
  }
}
