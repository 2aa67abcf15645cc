import CellTrace

/// Two removals whose results came one after the other when both had been asked for: the second goes to the row that has moved up to
/// the old position of its own.
///
/// Its reference is the run in which each result came before the next action: there both rows that were asked for are gone.
struct LateRemoval: LateComparison {
  static let meaning = """
    Of two removals whose results come late, the second takes the row away that has moved up to the old place of its own.
    """

  /// The step of the action, and the one in which its result came.
  var act: Int
  var step: Int
  /// The row that was to go, and the one that went, as they were before.
  var row: Appearance
  var victim: (item: ItemID, title: String)

  /// One at most.
  static func all(in runs: RunSet) throws(MissingRun) -> [LateRemoval] {
    guard let both = try LateRuns(runs), both.areWhole else { return [] }
    let mask = try Mask(runs)
    return ItemAction.all(in: both.late).lazy.compactMap { LateRemoval($0, both, mask) }.prefix(1).map { $0 }
  }

  private init?(_ act: ItemAction, _ both: LateRuns, _ mask: Mask) {
    let (late, usual) = (both.late, both.usual)
    guard act.step > 0, mask.reaches(step: act.step), let acted = usual.step(act.step), let before = usual.step(act.step - 1),
      Set(before.items).subtracting(acted.items) == [act.item], let waiting = late.step(act.step - 1),
      let row = waiting[act.item] ?? before[act.item]
    else { return nil }
    for step in late.steps where step.index >= act.step && mask.allows(step: step.index) {
      guard let right = usual.step(step.index) else { return nil }
      let kept = Set(step.items).subtracting(right.items)
      let gone = Set(right.items).subtracting(step.items)
      // Its own row is still there, one other is gone, and nothing else is otherwise.
      guard kept == [act.item], gone.count == 1, let victim = gone.first, victim.list == act.item.list else { continue }
      // Who hurries has the results of several rows out at once.
      let isReleased =
        late.isHurried || late.steps.contains { $0.index <= step.index && both.isReleased(act.item, in: $0) }
      guard isReleased else { continue }
      (self.act, self.step, self.row) = (act.step, step.index, row)
      self.victim = (victim, late.title(of: victim, upTo: step.index - 1))
      return
    }
    return nil
  }
}

extension LateRemoval {
  static func requests(in runs: RunSet) -> [ReferenceRequest] { LateRuns.references(runs) }

  func finding(in trace: Trace) -> Finding { StaleIndexAction.finding(self, trace) }
}

extension StaleIndexAction {
  static func finding(_ late: LateRemoval, _ trace: Trace) -> Finding {
    let action = ActionWords(late.act, on: late.row.item, in: trace)
    let (target, victim) = (late.row.title, late.victim.title)
    return Finding(
      detector: id, severity: severity, summary: FindingText.lateRemoval(action: action.words, target: target, victim: victim),
      item: late.victim.item, itemTitle: victim, sourceItem: late.row.item, sourceItemTitle: target, cellType: late.row.cellType,
      cell: late.row.cell, property: action.property, observed: FindingText.removed(victim),
      expected: FindingText.removed(target),
      originStep: action.originStep ?? late.act, originPlace: action.place, seenStep: late.step,
      seen: FindingText.lateRemovalSeen(target: target, victim: victim),
      evidence: [FindingText.lateRemovalInTime(target: target)],
      shape: ["late", "removed"])
  }
}
