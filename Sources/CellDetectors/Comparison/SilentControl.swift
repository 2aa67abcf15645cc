import CellTrace

/// A control of a reused cell that does nothing, where the same touch in a fresh cell does something: what it did was taken away when
/// the cell was reused and not put back.
///
/// Only what cannot be overlooked counts: in the run with fresh cells something came in front, or rows came or went; in this run no closure
/// ran, nothing came in front and every row stayed.
struct SilentControl: DetectorComparison {
  static let meaning = """
    A control does nothing in a reused cell, because what it did was taken away and is put back only while a cell is made.
    """

  /// The action's step.
  var step: Int
  /// The row as it was before.
  var row: Appearance
  /// The item that the cell had shown before; nil if the run does not say.
  var former: ItemID?
  /// What the same touch does in a fresh cell; nil if rows came or went.
  var outcome: ShownOutcome?

  /// In order of steps; one for a type of cell.
  static func all(in runs: RunSet) throws(MissingRun) -> [SilentControl] {
    let comparison = try runs.reuse
    let mask = try Mask(runs)
    let fresh = try runs.run(.fresh(of: runs))
    var known: Set<String> = []
    return ItemAction.all(in: runs.main).compactMap { act in
      guard act.isBound, act.openers.isEmpty, mask.allows(step: act.step), act.step <= comparison.divergence ?? .max,
        let found = SilentControl(act, runs.main, fresh), known.insert(found.row.cellType).inserted
      else { return nil }
      return found
    }
  }

  private init?(_ act: ItemAction, _ main: Trace, _ fresh: Trace) {
    guard let here = main.step(act.step), let there = fresh.step(act.step), let before = main.step(act.step - 1),
      let beforeThere = fresh.step(act.step - 1), let row = before[act.item], row.reuse != nil, beforeThere.items == before.items,
      here.items == before.items, here.outcomes.isEmpty, !Self.ran(in: here), Self.firedControl(of: act.item, in: there),
      !there.outcomes.isEmpty || there.items != beforeThere.items
    else { return nil }
    step = act.step
    self.row = row
    outcome = there.outcomes.first
    former = Self.former(of: row, in: main)
  }

  private static func ran(in step: StepTrace) -> Bool {
    step.events.contains { if case .handlerRan = $0.kind { true } else { false } }
  }

  /// True if a control of the item was used in a step, and a closure of it ran.
  private static func firedControl(of item: ItemID, in step: StepTrace) -> Bool {
    ran(in: step) && step.events.contains { if case .controlFired(item?, _, _) = $0.kind { true } else { false } }
  }

  private static func former(of row: Appearance, in trace: Trace) -> ItemID? {
    for case .cellReused(row.cell, let reuse, let from, _) in trace.steps.lazy.flatMap(\.events).map(\.kind)
    where reuse == row.reuse { return from }
    return nil
  }
}

extension SilentControl {
  /// Runs under every policy.
  static func concerns(_ runs: RunSet) -> Bool { true }

  static func findings(
    in runs: RunSet, _ mask: Mask, besides known: KnownFindings
  ) throws(MissingRun) -> [Finding] {
    try all(in: runs).map { LeakedAppearance.finding($0, runs.main) }
  }
}

extension LeakedAppearance {
  static func finding(_ silent: SilentControl, _ trace: Trace) -> Finding {
    let title = silent.row.title
    let action = ActionWords(silent.step, on: silent.row.item, in: trace)
    let expected = silent.outcome.map { FindingText.shows($0.words(naming: title)) } ?? FindingText.changesRows
    return Finding(
      detector: id, severity: severity,
      summary: FindingText.silentControl(action: action.words, shown: title, cellType: silent.row.cellType),
      item: silent.row.item, itemTitle: title, sourceItem: silent.former,
      sourceItemTitle: silent.former.map { trace.title(of: $0, upTo: silent.step) }, cellType: silent.row.cellType,
      cell: silent.row.cell, property: action.property, observed: FindingText.nothing, expected: expected, seenStep: silent.step,
      seen: FindingText.silentControlSeen(expected: expected), reuse: silent.row.reuse, blame: .unchecked,
      evidence: [FindingText.takenAway], shape: ["silent"])
  }
}
