import CellTrace

/// Actions on an item that did something for one that its cell had shown before, besides or instead: what that item had subscribed or added
/// to the cell is still there, or a menu that the cell keeps has its entries. With fresh cells the same action does nothing of the kind.
///
/// Who ran is not seen here (a subscription, a delegate, a list of observers), only what came of it: the other item has changed in
/// the model, so that its cell, configured anew, shows it; or what came in front (an alert, a screen, an announcement) speaks of something else.
struct FormerItemAction: DetectorComparison {
  static let meaning = """
    What is done to a row in a reused cell, or chosen in a menu that such a cell kept, reaches the former item, or does \
    not reach the row.
    """

  /// What came of it.
  enum Effect {
    /// What the other item shows.
    case shown(ReuseComparison.Pair, Difference)
    /// What came in front in the run, and in the run with fresh cells; whether the first names the former item.
    case outcome(ShownOutcome, fresh: ShownOutcome, isNamed: Bool)
    /// What the item itself still shows: with fresh cells the action has changed it.
    case missing(ReuseComparison.Pair, Difference)
  }

  /// The action's step.
  var step: Int
  /// The item that was used.
  var item: ItemID
  /// The cell that showed the item when it was used.
  var cell: CellID
  /// The item that the cell had shown before.
  var former: ItemID
  var effect: Effect

  /// The run that tells what is drawn at random, for an alert that names nobody.
  static func requests(in runs: RunSet) -> [ReferenceRequest] {
    guard let all = try? all(in: runs), all.contains(where: \.isNameless) else { return [] }
    return [.otherDraws(of: runs)]
  }

  /// True for something in front that does not say whose it is.
  private var isNameless: Bool {
    if case .outcome(_, _, false) = effect { true } else { false }
  }

  /// In order of steps; one for a cell's item.
  static func all(in runs: RunSet) throws(MissingRun) -> [FormerItemAction] {
    let comparison = try runs.reuse
    let mask = try Mask(runs)
    let fresh = try runs.run(.fresh(of: runs))
    return ItemAction.all(in: runs.main).compactMap { act in
      guard act.isBound, mask.allows(step: act.step), let row = runs.main.step(act.step - 1)?[act.item], row.reuse != nil,
        act.step <= comparison.divergence ?? .max
      else { return nil }
      let former = formerItems(of: row.cell, before: act.step, in: runs.main).subtracting([act.item])
      if former.isEmpty { return nil }
      return outcome(act, row, former, runs, fresh) ?? shown(act, row, former, comparison, runs.main)
        ?? missing(act, row, former, comparison, runs.main)
    }
  }

  private static func formerItems(of cell: CellID, before step: Int, in trace: Trace) -> Set<ItemID> {
    var items: Set<ItemID> = []
    for event in trace.steps.prefix(while: { $0.index < step }).flatMap(\.events) {
      if case .cellConfigured(cell, let item, _, let reason, _) = event.kind, reason != .reference { items.insert(item) }
    }
    return items
  }

  /// An item that the cell had shown, whose own cell was configured since the action and shows another value than with fresh cells.
  private static func shown(
    _ act: ItemAction, _ row: Appearance, _ former: Set<ItemID>, _ comparison: ReuseComparison, _ trace: Trace
  ) -> FormerItemAction? {
    for pair in comparison.pairs where pair.step >= act.step && former.contains(pair.main.item) {
      // Nobody else may have used it, and it was as with fresh cells before.
      if comparison.pairs.contains(where: { $0.step < act.step && $0.main.item == pair.main.item }) { continue }
      let difference = pair.differences.first { difference in
        guard isContent(difference), let provenance = difference.provenance, provenance.item == pair.main.item,
          provenance.startedFor == nil,
          provenance.step >= act.step
        else { return false }
        return trace.step(provenance.step)?.configures(pair.main.item) == true
      }
      if let difference {
        return FormerItemAction(
          step: act.step, item: act.item, cell: row.cell, former: pair.main.item, effect: .shown(pair, difference))
      }
    }
    return nil
  }

  /// An item that stays as it was when something was chosen that had been opened on it, and changes at once with fresh cells. Results that
  /// a policy holds back may come later only.
  private static func missing(
    _ act: ItemAction, _ row: Appearance, _ former: Set<ItemID>, _ comparison: ReuseComparison, _ trace: Trace
  ) -> FormerItemAction? {
    guard trace.configuration.completionOrder == .inOrder, !act.openers.isEmpty, let source = former.max(),
      let after = trace.step(act.step)?[act.item], after.cell == row.cell,
      let pair = comparison.pairs.first(where: { $0.main.item == act.item }), pair.step == act.step,
      let difference = pair.differences.first(where: isContent),
      !AppearanceDiff.differences(of: after, from: row).contains(where: isContent)
    else { return nil }
    return FormerItemAction(
      step: act.step, item: act.item, cell: row.cell, former: source, effect: .missing(pair, difference))
  }

  /// True for what a row says, in contrast to how it says it.
  private static func isContent(_ difference: Difference) -> Bool {
    difference.kind == .value && ["text", "title", "isOn", "value", "progress"].contains(difference.name)
  }

  private static func outcome(
    _ act: ItemAction, _ row: Appearance, _ former: Set<ItemID>, _ runs: RunSet, _ fresh: Trace
  ) -> FormerItemAction? {
    let main = runs.main
    let (here, there) = (main.step(act.step)?.outcomes ?? [], fresh.step(act.step)?.outcomes ?? [])
    guard here != there, let wrong = here.first(where: { !there.contains($0) }) ?? here.last,
      let right = there.first(where: { $0.kind == wrong.kind })
    else { return nil }
    // The item that it speaks of, or else, in an alert, the one before.
    let named = former.sorted().first { item in
      let title = main.title(of: item, upTo: act.step)
      return wrong.names(title) && !right.names(title)
    }
    guard let other = named ?? (wrong.kind == .alert ? former.max() : nil) else { return nil }
    // What says something else with other random numbers, and names nobody, is drawn.
    if named == nil, let drawn = runs.otherDraws(of: act.item, at: act.step), !drawn.outcomes.contains(right) { return nil }
    return FormerItemAction(
      step: act.step, item: act.item, cell: row.cell, former: other,
      effect: .outcome(wrong, fresh: right, isNamed: named != nil))
  }
}

extension FormerItemAction {
  /// Runs under every policy.
  static func concerns(_ runs: RunSet) -> Bool { true }

  /// The first says it all.
  static func findings(
    in runs: RunSet, _ mask: Mask, besides known: KnownFindings
  ) throws(MissingRun) -> [Finding] {
    let acts = try all(in: runs).compactMap { HandlerOutlivesItem.finding($0, besides: known.all, runs.main) }
    return Array(acts.prefix(1))
  }
}
