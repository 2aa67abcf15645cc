import CellTrace

/// What configurations for earlier items added to a cell, and the next item still has.
extension AddedAtConfiguration {
  // MARK: Actions

  /// Actions that run more often in a reused cell than in a fresh one, and do something else to their own item for it.
  static func repeatedAfterReuse(in runs: RunSet) throws(MissingRun) -> [Finding] {
    let acts = actsSeveralTimes(in: runs.main)
    if acts.isEmpty { return [] }
    let fresh = try runs.run(.fresh(of: runs))
    let comparison = try runs.reuse
    let mask = try Mask(runs)
    var known: Set<String> = []
    return acts.compactMap { act in
      guard mask.allows(step: act.step), act.step <= comparison.divergence ?? .max,
        let row = runs.main.step(act.step - 1)?[act.item], let here = runs.main.step(act.step), let there = fresh.step(act.step)
      else { return nil }
      let (counts, expected) = (runsOfHandlers(for: act.item, in: here), runsOfHandlers(for: act.item, in: there))
      guard let more = counts.filter({ $0.value > expected[$0.key] ?? .max }).min(by: { $0.key < $1.key }),
        let (pair, difference) = effect(on: act.item, since: act.step, comparison),
        known.insert("\(row.cellType).\(more.key)").inserted
      else { return nil }
      let origin = runs.main.handlerPlace(more.key, in: row.cell, for: act.item, upTo: act.step)
      return Finding(
        detector: id, severity: severity,
        summary: FindingText.actionAdded(more.key, cellType: row.cellType, title: pair.fresh.title), item: act.item,
        itemTitle: pair.fresh.title, cellType: row.cellType, cell: row.cell, property: "\(row.cellType).\(more.key)",
        observed: difference.observed, expected: difference.expected, originStep: origin?.step, originPlace: origin?.place,
        seenStep: pair.step, seen: FindingText.seen(pair.fresh.title, difference, reference: FindingText.inFreshCell),
        element: difference.path, reuse: row.reuse,
        evidence: [
          FindingText.actionRunsAfterReuse(
            more.value, expected: expected[more.key] ?? 0, step: runs.words(forStep: act.step))
        ], shape: ["action"])
    }
  }

  /// Actions in reused cells that ran a closure more than once; none in nearly every script.
  static func actsSeveralTimes(in trace: Trace) -> [ItemAction] {
    ItemAction.all(in: trace).filter { act in
      guard act.isBound, trace.step(act.step - 1)?[act.item]?.reuse != nil, let step = trace.step(act.step) else { return false }
      return runsOfHandlers(for: act.item, in: step).contains { $0.value > 1 }
    }
  }

  /// How often each closure that a control was given ran for an item, whomever it was added for.
  private static func runsOfHandlers(for item: ItemID, in step: StepTrace) -> [String: Int] {
    var counts: [String: Int] = [:]
    for case .handlerRan(_, let name, _, item, _) in step.events.lazy.map(\.kind) where name != "configurationUpdateHandler" {
      counts[name, default: 0] += 1
    }
    return counts
  }

  /// What the item itself shows since then and does not with fresh cells; nothing if it did so before.
  private static func effect(
    on item: ItemID, since step: Int, _ comparison: ReuseComparison
  ) -> (ReuseComparison.Pair, Difference)? {
    let own = comparison.pairs.filter { $0.main.item == item }
    guard let pair = own.first, pair.step >= step,
      let difference = pair.differences.first(where: { $0.kind == .value && $0.provenance?.startedFor == nil })
    else { return nil }
    return (pair, difference)
  }

  // MARK: Gestures, constraints, observers

  /// What a cell was given once more when it was configured again: recognizers, of which one recognizes, constraints that say the same,
  /// observers and subscriptions that nobody ends. Nothing is to be seen of it; but they are more with every item.
  static func repeated(in trace: Trace) -> [Finding] {
    var added: [Again: [(cell: CellID, item: ItemID, step: Int, place: SourcePlace?)]] = [:]
    var isInUse: Set<CellID> = []
    for step in trace.steps {
      for event in step.events {
        if case .cellReused(let cell, _, _, _) = event.kind { isInUse.insert(cell) }
        if case .cellConfigured(let cell, _, _, .reconfigure, _) = event.kind { isInUse.insert(cell) }
        guard case .addedAgain(let cell, let what, let name, let item?, let place) = event.kind, isInUse.contains(cell) else {
          continue
        }
        added[Again(what: what, name: name), default: []].append((cell, item, step.index, place))
      }
    }
    var known: Set<TraceEvent.AddedAgain> = []
    return added.keys.sorted { ($0.what.rawValue, $0.name) < ($1.what.rawValue, $1.name) }.compactMap { again in
      guard let all = added[again], all.count > 1 else { return nil }
      let shown = all.lazy.compactMap { add in trace.step(add.step)?[add.item].map { (add, $0) } }.first {
        $0.0.cell == $0.1.cell
      }
      guard let (add, row) = shown, known.insert(again.what).inserted || again.what != .constraint else { return nil }
      let count = all.count { $0.cell == add.cell && $0.step <= add.step } + 1
      return Finding(
        detector: id, severity: .warning, summary: FindingText.addedAgain(again.what, again.name, cellType: row.cellType),
        item: add.item, itemTitle: row.title, cellType: row.cellType, cell: add.cell, property: again.what.property,
        observed: "\(count)", expected: "1", originStep: add.step, originPlace: add.place, seenStep: add.step,
        seen: FindingText.againSeen(again.what, row.title, count: count), evidence: [FindingText.harm(of: again.what)],
        shape: [again.what.shape])
    }
  }

  private struct Again: Hashable {
    var what: TraceEvent.AddedAgain
    var name: String
  }
}

extension TraceEvent.AddedAgain {
  fileprivate var property: String {
    switch self {
    case .gestureRecognizer: "gestureRecognizers"
    case .constraint: "constraints"
    case .observer: "observers"
    }
  }

  fileprivate var shape: String {
    switch self {
    case .gestureRecognizer: "gesture"
    case .constraint: "constraint"
    case .observer: "observer"
    }
  }
}
