import CellTrace

/// A closure that acts on its own item, although another one was touched.
extension HandlerOutlivesItem {
  /// The shape of a finding about such a closure.
  static let own = ["acts"]

  /// A touch of the item that is shown, which ran the closure of another and changed that one: with fresh cells it does not. What the
  /// closure of a header does, it does to rows of its section.
  static func misdirected(
    _ run: Run, ranIn step: Int, _ comparison: ReuseComparison, _ trace: Trace
  ) -> Finding? {
    let actions = ItemAction.all(in: trace)
    guard actions.contains(where: { $0.step == step && $0.item == run.shown }) else { return nil }
    if let header = trace.step(step - 1)?.supplementary?.first(where: { $0.item == run.shown }) {
      return misdirected(run, ranIn: step, around: header, comparison, trace)
    }
    if comparison.divergence == step, comparison.removed.contains(run.source) {
      let words = Words(run, upTo: step, trace)
      return finding(
        run, ranIn: step, words, comparison, trace, item: run.source, title: words.source,
        effect: FindingText.actedAway(words.source),
        observed: FindingText.gone, expected: FindingText.present, seen: step, path: nil)
    }
    guard let (pair, difference) = effect(on: { $0.item == run.source }, since: step, actions, comparison) else { return nil }
    let words = Words(run, upTo: step, trace)
    return finding(
      run, ranIn: step, words, comparison, trace, item: run.source, title: words.source,
      effect: FindingText.actedOn(words.source, difference), observed: difference.observed, expected: difference.expected,
      seen: pair.step, path: difference.path)
  }

  private static func misdirected(
    _ run: Run, ranIn step: Int, around header: Appearance, _ comparison: ReuseComparison, _ trace: Trace
  ) -> Finding? {
    guard let former = trace.section(of: run.source, in: run.cell, upTo: step) else { return nil }
    let actions = ItemAction.all(in: trace)
    func isMeant(_ row: Appearance) -> Bool {
      row.item.list == header.item.list && row.slot.section == former && row.slot.item >= 0
    }
    let words = Words(run, upTo: step, trace)
    guard let (pair, difference) = effect(on: isMeant, since: step, actions, comparison) else { return nil }
    let title = pair.fresh.title
    return finding(
      run, ranIn: step, words, comparison, trace, item: pair.main.item, title: title,
      effect: FindingText.actedOn(title, difference), observed: difference.observed, expected: difference.expected,
      seen: pair.step, path: difference.path)
  }

  /// What an item, or one of several, shows since then and does not with fresh cells; nothing if it did so before, or was touched itself.
  private static func effect(
    on isMeant: (Appearance) -> Bool, since step: Int, _ actions: [ItemAction], _ comparison: ReuseComparison
  ) -> (ReuseComparison.Pair, Difference)? {
    guard let pair = comparison.pairs.first(where: { isMeant($0.main) }), pair.step >= step,
      let difference = pair.differences.first(where: { $0.kind != .geometry }),
      !actions.contains(where: { $0.item == pair.main.item && $0.step <= pair.step })
    else { return nil }
    return (pair, difference)
  }

  /// The two items by name, and where the closure was set.
  private struct Words {
    var shown: String
    var source: String
    var origin: (step: Int, place: SourcePlace?)?

    init(_ run: Run, upTo step: Int, _ trace: Trace) {
      shown = trace.title(of: run.shown, upTo: step)
      origin = trace.handlerPlace(run.name, in: run.cell, for: run.source, upTo: step)
      source = trace.title(of: run.source, upTo: origin?.step ?? step)
    }
  }

  private static func finding(
    _ run: Run, ranIn step: Int, _ words: Words, _ comparison: ReuseComparison, _ trace: Trace, item: ItemID, title: String,
    effect: String, observed: String, expected: String, seen: Int, path: String?
  ) -> Finding {
    let now = trace.step(step - 1)?[run.shown]
    var found = Finding(
      detector: id, severity: severity,
      summary: FindingText.handlerActsOnItsItem(name: run.name, source: words.source, shown: words.shown), item: item,
      itemTitle: title, sourceItem: run.source, sourceItemTitle: words.source, cellType: now?.cellType ?? trace.screen,
      cell: run.cell, property: "\(now?.cellType ?? trace.screen).\(run.name)", observed: observed, expected: expected,
      originStep: words.origin?.step, originPlace: words.origin?.place, seenStep: seen, seen: effect, element: path,
      reuse: now?.reuse, blame: .unchecked,
      evidence: (words.origin.map {
        [
          FindingText.handlerSet(
            name: run.name, source: words.source, step: FindingText.step($0.step, trace.title(ofStep: $0.step)))
        ]
      } ?? []) + comparison.reach(in: trace), shape: own)
    if hasOwn(run, in: step, trace) { found.fix = FindingText.fixAddedActions }
    return found
  }

  /// True if the item that was touched has its closure besides: they were added one after another.
  private static func hasOwn(_ run: Run, in step: Int, _ trace: Trace) -> Bool {
    trace.step(step)?.events.contains { event in
      if case .handlerRan(run.cell, run.name, let source?, run.shown, _) = event.kind { source == run.shown } else { false }
    } ?? false
  }
}

extension Trace {
  /// The section that a header or footer was made for.
  fileprivate func section(of header: ItemID, in cell: CellID, upTo index: Int) -> Int? {
    steps.filter { $0.index <= index }.flatMap(\.events).compactMap { event in
      if case .cellConfigured(cell, header, let slot, _, _) = event.kind { slot.section } else { nil }
    }.last
  }
}
