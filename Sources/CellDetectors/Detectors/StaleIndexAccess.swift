import CellTrace

/// User code resolves an index path that it captured before the data changed: another item stands there, or none.
package enum StaleIndexAccess: Detector {
  package static let id = "stale-index-access"
  package static let summary =
    "Fires when an action, a control or a late result resolves an index path from before a change of the data."
  package static let severity = Severity.error
  package static let judgesHurried = true

  package static let page = DetectorPage(
    meaning: """
      A closure captured an index path, the data changed, and then the closure gave it to the list, to the data source or to \
      an array: another item stands there, or none, and the app may end. In the reference order (first the data changes, all \
      rows are configured again, then the action is opened and used) the same code finds the item it was used on. The same \
      with work that a row started before the change and that is done after it: the policy after-change holds it back until \
      then, and the rows show something else than where it was done in time.
      """,
    example: """
      UIContextualAction(style: .normal, title: "Open") { _, _, done in
        let item = dataSource.itemIdentifier(for: indexPath)!   // the position the row had when the action was made
        show(item)
        done(true)
      }
      loadPicture(of: mail) { picture in                          // the rows may have moved by then
        (tableView.cellForRow(at: indexPath) as? MailCell)?.pictureView.image = picture
      }
      """,
    fix: "capture the item's id, and ask the data source for its index path when the closure runs.",
    silentFor: [
      "index paths that were looked up when the closure ran",
      "positions that are used on purpose, such as the first row: the reference order uses the same",
      "a wrong item that is changed by the action: that is stale-index-action",
      "actions whose item the data change removed",
      "late results that are shown by an id, that look their row up, or that reload all rows",
      "buttons that count to a place in the list, or draw lots",
      "buttons that take away what stands at a place, and can be touched once only",
    ])

  /// Actions belong to the base; one order of results is made to find late ones. The base, where results came before the change, is
  /// that one's reference.
  package static func concerns(_ runs: RunSet) -> Bool { runs.isBase || LateRuns.concern(runs) }

  package static let comparisons: [any DetectorComparison.Type] = [
    StaleIndexRead.self, BesideActionReference.self,
  ]

  package static func references(_ runs: RunSet) -> [ReferenceRequest] {
    if LateRuns.concern(runs) { return ReferenceRequest.controls(of: runs) + LateRuns.references(runs) }
    return ReferenceRequest.controls(of: runs) + ReferenceRequest.rebuilds(of: runs) + ActionReference.requests(in: runs)
      + ReferenceRequest.missing { () throws(MissingRun) in try end(of: runs) } + comparisonRequests(in: runs)
  }

  package static func findings(in runs: RunSet) throws(MissingRun) -> [Finding] {
    if LateRuns.concern(runs) { return try LateIndexAccess.findings(in: runs) }
    let mask = try Mask(runs)
    let uses = try ActionReference.all(in: runs).compactMap { use($0, mask, runs.main) }
    let ends = try end(of: runs).map { [$0] } ?? []
    return try withComparisons(uses + ends, in: runs, mask)
  }

  // MARK: An action that ends the app

  /// The action in whose step the run ended, if an index path handed out for its item was out of date by then.
  private static func suspectedEnd(of trace: Trace) -> ItemAction? {
    let end: Int
    switch trace.end {
    case .trapped(let step, _, let report):
      let cause = TrapReport(report).cause.lowercased()
      guard cause.contains("out of range") || cause.contains("out of bounds") else { return nil }
      end = step
    case .exception(let step, _, _, _): end = step
    case .finished, .stepFailed, .inconclusive: return nil
    }
    guard let action = ItemAction.all(in: trace).last(where: { $0.step == end }), action.isBound,
      trace.step(end - 1)?.items.contains(action.item) == true, staleHandOut(for: action, in: trace) != nil
    else { return nil }
    return action
  }

  /// Nil unless the reference run shows that a captured index path is why the run ended.
  private static func end(of runs: RunSet) throws(MissingRun) -> Finding? {
    let trace = runs.main
    guard let action = suspectedEnd(of: trace), let handed = staleHandOut(for: action, in: trace) else { return nil }
    let reference = try EndedActionReference(action, in: runs)
    guard reference.end == .finished, reference.itemsBefore == trace.step(action.step - 1)?.items else { return nil }
    let words = ActionWords(action.step, on: action.item, in: trace)
    let title = trace.title(of: action.item, upTo: action.step)
    var cause = ""
    var place: SourcePlace?
    var shape: [String] = []
    var evidence = [
      FindingText.handedOut(slot: handed.slot.description, title: title, purpose: handed.purpose, now: handed.now.description),
      FindingText.referenceGetsThrough,
    ]
    switch trace.end {
    case .trapped(_, let signal, let text):
      let report = TrapReport(text)
      cause = report.cause
      place = report.place
      shape = ["trap"] + (report.place.map { [$0.fileID] } ?? [])
      evidence.append(FindingText.signal(signal))
    case .exception(_, let ledgerID, let text, _):
      cause = text
      shape = ["exception", ledgerID]
      evidence.append(FindingText.ledgerRow(ledgerID))
    case .finished, .stepFailed, .inconclusive: return nil
    }
    let shown = trace.step(action.step - 1)?[action.item]
    return Finding(
      detector: id, severity: severity,
      summary: FindingText.staleIndexEnd(action: words.words, target: title, cause: cause), item: action.item, itemTitle: title,
      cellType: shown?.cellType ?? trace.screen, cell: shown?.cell, property: words.property, observed: cause,
      expected: FindingText.nothing, originStep: words.originStep ?? handed.step, originPlace: place ?? words.place,
      seenStep: action.step, seen: cause, evidence: evidence, shape: shape)
  }

  // MARK: An index path that finds another item

  private static func use(_ reference: ActionReference, _ mask: Mask, _ trace: Trace) -> Finding? {
    let item = reference.item
    guard reference.ordersAgree, mask.allows(step: reference.step), let step = trace.step(reference.step)
    else { return nil }
    let action = ItemAction(step: reference.step, item: item)
    let expected = Uses(step: reference.referenceEvents)
    for use in Uses(step: step.events).all {
      guard use.item != item, expected[use.call, use.ordinal]?.item == item,
        let handed = staleHandOut(for: action, in: trace, at: use.slot)
      else { continue }
      return finding(use, handed, action, trace)
    }
    return nil
  }

  private static func finding(_ use: Uses.Use, _ handed: HandOut, _ action: ItemAction, _ trace: Trace) -> Finding {
    let words = ActionWords(action.step, on: action.item, in: trace)
    let title = trace.title(of: action.item, upTo: action.step - 1)
    let found = use.item.map { trace.title(of: $0, upTo: action.step) }
    let shown = trace.step(action.step - 1)?[action.item]
    return Finding(
      detector: id, severity: severity,
      summary: FindingText.staleIndexAccess(action: words.words, target: title, call: use.call, found: found), item: action.item,
      itemTitle: title, sourceItem: use.item, sourceItemTitle: found, cellType: shown?.cellType ?? trace.screen,
      cell: shown?.cell, property: words.property, observed: found ?? FindingText.nothing, expected: title,
      originStep: words.originStep ?? handed.step, originPlace: words.place, seenStep: action.step,
      seen: FindingText.staleIndexAccess(action: words.words, target: title, call: use.call, found: found),
      evidence: [
        FindingText.handedOut(slot: handed.slot.description, title: title, purpose: handed.purpose, now: handed.now.description),
        FindingText.referenceFinds(call: use.call, target: title),
      ], shape: [use.call])
  }

  // MARK: A cell that reads by its item's former position

  /// The shape of a finding of that kind.
  static let formerPlace = ["former place"]

  static func finding(_ visitor: StaleIndexRead.Visitor, _ trace: Trace) -> Finding {
    let (live, owner, difference) = (visitor.live, visitor.owner, visitor.difference)
    func words(_ step: Int) -> String { FindingText.step(step, trace.title(ofStep: step)) }
    let title = trace.title(of: live.item, upTo: visitor.step - 1)
    var evidence = [
      FindingText.stoodThere(
        title: title, slot: owner.slot.description, step: words(visitor.stoodThere),
        owner: owner.title, now: live.slot.description)
    ]
    let handler = handler(ranIn: visitor.step, for: live, in: trace)
    if let handler { evidence.append(FindingText.handlerRead(handler.name, step: words(handler.step))) }
    return Finding(
      detector: id, severity: severity,
      summary: FindingText.readsStaleIndex(property: difference.property, shown: title, owner: owner.title), item: live.item,
      itemTitle: title, sourceItem: owner.item, sourceItemTitle: owner.title, cellType: live.cellType, cell: live.cell,
      property: difference.property, observed: difference.observed, expected: difference.expected, originStep: handler?.step,
      originPlace: handler?.place, seenStep: visitor.step,
      seen: FindingText.seen(title, difference, reference: FindingText.inRebuiltCell), element: difference.path,
      evidence: evidence, shape: formerPlace)
  }

  /// The closure of a cell that ran last in a step, and where it was set for the cell's item.
  private static func handler(
    ranIn step: Int, for live: Appearance, in trace: Trace
  ) -> (name: String, step: Int, place: SourcePlace?)? {
    let names = trace.step(step)?.events.compactMap { event in
      if case .handlerRan(live.cell, let name, _, _, _) = event.kind { name } else { nil }
    }
    guard let name = names?.last, let set = trace.handlerPlace(name, in: live.cell, for: live.item, upTo: step) else {
      return nil
    }
    return (name, set.step, set.place)
  }

  /// The index paths that user code resolved in a step, counted for each call.
  private struct Uses {
    struct Use {
      var call: String
      var ordinal: Int
      var slot: Slot
      var item: ItemID?
    }

    var all: [Use] = []

    init(step events: [TraceEvent]) {
      var counts: [String: Int] = [:]
      for event in events {
        guard case .indexPathUsed(let slot, let item, let call, _, _) = event.kind else { continue }
        all.append(Use(call: call, ordinal: counts[call, default: 0], slot: slot, item: item))
        counts[call, default: 0] += 1
      }
    }

    subscript(call: String, ordinal: Int) -> Use? { all.first { $0.call == call && $0.ordinal == ordinal } }
  }

  // MARK: Index paths handed out

  private struct HandOut {
    var slot: Slot
    var step: Int
    var purpose: String
    /// Where the item stands now.
    var now: Slot
  }

  /// The last index path that was handed out for the action's item in an earlier step and is no longer its own.
  private static func staleHandOut(for action: ItemAction, in trace: Trace, at slot: Slot? = nil) -> HandOut? {
    guard let now = trace.step(action.step - 1)?[action.item]?.slot else { return nil }
    for step in trace.steps.reversed() where step.index < action.step {
      for event in step.events.reversed() {
        guard case .indexPathHandedOut(action.item, let handed, let purpose, _) = event.kind, handed != now,
          slot == nil || slot == handed
        else { continue }
        return HandOut(slot: handed, step: step.index, purpose: purpose, now: now)
      }
    }
    return nil
  }
}
