import CellTrace

/// An act on a row whose result was held back until the data had moved, and then went to the row that had taken the position.
///
/// Its reference is the run in which the result came at once: there the row that was acted on has it.
struct LateAct {
  /// The act's step, and the step in which its result came.
  var act: Int
  var step: Int
  /// The row that was acted on, as it was then.
  var row: Appearance
  /// The row that was hit.
  var victim: Appearance
  /// What was done to it, as against the run in which the result came in time.
  var difference: Difference

  /// In order of steps, one at most.
  static func all(in runs: RunSet) throws(MissingRun) -> [LateAct] {
    guard let both = try LateRuns(runs), both.areWhole else { return [] }
    let mask = try Mask(runs)
    return ItemAction.all(in: both.late).lazy.compactMap { LateAct($0, both, mask) }.prefix(1).map { $0 }
  }

  private init?(_ act: ItemAction, _ both: LateRuns, _ mask: Mask) {
    let (late, usual) = (both.late, both.usual)
    guard act.step > 0, mask.reaches(step: act.step), let acted = usual.step(act.step), let before = usual.step(act.step - 1),
      let row = before[act.item], let now = acted[act.item], now.slot == row.slot,
      // Where it was held back, the row is as before.
      let waiting = late.step(act.step)?[act.item], AppearanceDiff.contentDifferences(of: waiting, from: row).isEmpty
    else { return nil }
    let done = mask.unmasked(AppearanceDiff.contentDifferences(of: now, from: row), of: act.item).filter { $0.kind != .geometry }
    if done.isEmpty { return nil }
    for step in late.steps where step.index > act.step && mask.allows(step: step.index) {
      guard both.isReleased(act.item, in: step) else { continue }
      guard let other = usual.step(step.index), other.items == step.items,
        let victim = step.checkpoint.first(where: { $0.item.list == row.item.list && $0.slot == row.slot }),
        // After a reload another row may go by the same name; what they show tells.
        victim.title != row.title, victim.cellType == row.cellType, let intact = other[victim.item], intact.title == victim.title,
        !victim.isUnsettled, !intact.isUnsettled
      else { return nil }
      let wrong = AppearanceDiff.contentDifferences(of: victim, from: intact)
      guard
        let difference = wrong.first(where: { difference in
          done.contains { $0.key.moved(from: row, to: victim) == difference.key && $0.observed == difference.observed }
        }), Self.isMissing(done, row, step)
      else { return nil }
      // Nobody else differs: the result is no total, and no other row's turn.
      let others = step.checkpoint.filter { shown in
        shown.item != victim.item && shown.title != row.title
          && other[shown.item].map { !AppearanceDiff.contentDifferences(of: shown, from: $0).isEmpty } ?? false
      }
      guard others.isEmpty else { return nil }
      (self.act, self.step, self.row, self.victim, self.difference) = (act.step, step.index, row, victim, difference)
      return
    }
    return nil
  }

  private static func isMissing(_ done: [Difference], _ row: Appearance, _ step: StepTrace) -> Bool {
    // A row that is not on screen any more can't be asked.
    guard let shown = step.only(row.title, in: row.item.list) else { return true }
    return done.contains { difference in
      let value = shown.value(at: difference.key.moved(from: row, to: shown))
      return value != (difference.name == nil ? FindingText.present : difference.observed)
    }
  }
}

extension StaleIndexAction {
  static func finding(_ late: LateAct, _ trace: Trace) -> Finding {
    let action = ActWords(late.act, on: late.row.item, in: trace)
    let (target, victim) = (late.row.title, late.victim.title)
    return Finding(
      detector: id, severity: severity, summary: FindingText.lateAct(action: action.words, target: target, victim: victim),
      item: late.victim.item, itemTitle: victim, sourceItem: late.row.item, sourceItemTitle: target,
      cellType: late.victim.cellType, cell: late.victim.cell, property: action.property, observed: late.difference.observed,
      expected: late.difference.expected, originStep: late.act, originPlace: action.place, seenStep: late.step,
      seen: FindingText.lateActSeen(target: target, victim: victim, slot: late.row.slot.description),
      element: late.difference.path, evidence: [FindingText.lateActInTime(target: target, victim: victim)], shape: ["late"])
  }
}
