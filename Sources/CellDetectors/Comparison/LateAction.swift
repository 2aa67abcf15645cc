import CellTrace

/// An action on a row whose result was held back until the data had moved, and then went to the row that had taken the position; or to
/// a row that was acted on later, because what is chosen by then counted.
///
/// Its reference is the run in which the result came at once: there the row that was acted on has it. Where the two rows have what each other
/// has there, results may be numbered as they come, as prints are that leave a machine: one more run does the other row's action first, and
/// waits. Numbers are given the other way round there, and a result of its own is with its own row.
struct LateAction: LateComparison {
  static let meaning = "A result comes after the data moved, and goes to the row at the old place."

  /// The action's step, and the step in which its result came.
  var act: Int
  var step: Int
  /// The row that was acted on, as it was then.
  var row: Appearance
  /// The row that was hit.
  var victim: Appearance
  /// What was done to it, as against the run in which the result came in time.
  var difference: Difference
  /// Steps of both actions, and of what opened them, the other row's first; nil unless the rows have what each other has in time.
  private var swapped: [Int]?

  /// In order of steps, one at most.
  static func all(in runs: RunSet) throws(MissingRun) -> [LateAction] {
    guard let both = try LateRuns(runs), both.areWhole else { return [] }
    let mask = try Mask(runs)
    guard let found = ItemAction.all(in: both.late).lazy.compactMap({ LateAction($0, both, mask) }).first else { return [] }
    guard let swapped = found.swapped else { return [found] }
    return found.isNumber(in: try runs.run(found.request(swapped, both, runs))) ? [] : [found]
  }

  /// The other order, each step waiting.
  private func request(_ swapped: [Int], _ both: LateRuns, _ runs: RunSet) -> ReferenceRequest {
    let whole = both.late.completedScript
    let script = (whole.through(step: (swapped.min() ?? act) - 1) + whole[steps: swapped] + [.wait(10)]).patient
    return ReferenceRequest(
      script: script, configuration: both.usual.configuration, purpose: FindingText.askedLater(runs.words(forStep: act))
    ).recording(from: script.count)
  }

  /// True if the other order swaps what the rows have there, too: it follows from the order in which the results come.
  private func isNumber(in trace: Trace) -> Bool {
    guard let end = trace.lastIfFinished, let own = end[row.item], let other = end[victim.item] else { return false }
    return other.words(at: difference.key) == difference.observed
      && own.words(at: difference.key.moved(from: victim, to: own)) == difference.expected
  }

  private init?(_ act: ItemAction, _ both: LateRuns, _ mask: Mask) {
    let (late, usual) = (both.late, both.usual)
    guard act.step > 0, mask.reaches(step: act.step), let acted = usual.step(act.step), let before = usual.step(act.step - 1),
      let row = before[act.item], let now = acted[act.item], now.slot == row.slot,
      let waiting = late.step(act.step)?[act.item]
    else { return nil }
    // Where it was held back, the row has none of what it is to have, though it may say that it waits.
    let begun = AppearanceDiff.contentDifferences(of: waiting, from: row)
    let done = mask.unmasked(AppearanceDiff.contentDifferences(of: now, from: row), of: act.item).filter { difference in
      difference.kind != .geometry && !begun.contains { $0.key == difference.key && $0.observed == difference.observed }
    }
    if done.isEmpty { return nil }
    for step in late.steps where step.index > act.step && mask.allows(step: step.index) {
      guard both.isReleased(act.item, in: step) else { continue }
      guard let other = usual.step(step.index), other.items == step.items, Self.isMissing(done, row, step),
        let (victim, difference) = Self.hit(act, row, done, in: step, other, late)
      else { return nil }
      // Nobody else differs: the result is no total, and no other row's turn.
      let others = step.checkpoint.filter { shown in
        shown.item != victim.item && shown.title != row.title
          && other[shown.item].map { !AppearanceDiff.contentDifferences(of: shown, from: $0).isEmpty } ?? false
      }
      guard others.isEmpty, victim.slot != row.slot || !NamedPlaces.arePlaces(row.item.list, from: before, to: other) else {
        return nil
      }
      (self.act, self.step, self.row, self.victim, self.difference) = (act.step, step.index, row, victim, difference)
      swapped = Self.swapped(act, row, victim, difference, in: step, late)
      return
    }
    return nil
  }

  private static func swapped(
    _ act: ItemAction, _ row: Appearance, _ victim: Appearance, _ difference: Difference, in step: StepTrace, _ late: Trace
  ) -> [Int]? {
    guard let shown = step[act.item], shown.words(at: difference.key.moved(from: victim, to: shown)) == difference.expected,
      let other = ItemAction.all(in: late).last(where: {
        $0.item == victim.item && $0.step > act.step && $0.step <= step.index
      })
    else { return nil }
    return other.openers + [other.step] + act.openers + [act.step]
  }

  /// The row that has it instead: the one at the old position, or one that was acted on while the result was out.
  private static func hit(
    _ act: ItemAction, _ row: Appearance, _ done: [Difference], in step: StepTrace, _ other: StepTrace, _ late: Trace
  ) -> (Appearance, Difference)? {
    let later = Set(ItemAction.all(in: late).filter { $0.step > act.step && $0.step <= step.index }.map(\.item))
    let candidates =
      step.checkpoint.filter { $0.item.list == row.item.list && $0.slot == row.slot }
      + step.checkpoint.filter { $0.item.list == row.item.list && later.contains($0.item) }
    for victim in candidates {
      // After a reload another row may go by the same name; what they show tells.
      guard victim.title != row.title, victim.cellType == row.cellType, let intact = other[victim.item],
        intact.title == victim.title, !victim.isUnsettled, !intact.isUnsettled
      else { continue }
      let wrong = AppearanceDiff.contentDifferences(of: victim, from: intact).first { difference in
        done.contains { $0.key.moved(from: row, to: victim) == difference.key && $0.observed == difference.observed }
      }
      if let wrong { return (victim, wrong) }
    }
    return nil
  }

  private static func isMissing(_ done: [Difference], _ row: Appearance, _ step: StepTrace) -> Bool {
    // A row that is not on screen any more can't be asked.
    guard let shown = step.only(row.title, in: row.item.list) else { return true }
    return done.contains { difference in
      // A row that waits may have the element by now, with other words in it.
      shown.words(at: difference.key.moved(from: row, to: shown)) != difference.observed
    }
  }
}

extension LateAction {
  static func requests(in runs: RunSet) -> [ReferenceRequest] {
    let known = LateRuns.references(runs)
    return known + ReferenceRequest.missing { () throws(MissingRun) in try all(in: runs) }.filter { !known.contains($0) }
  }

  func finding(in trace: Trace) -> Finding { StaleIndexAction.finding(self, trace) }
}

extension StaleIndexAction {
  static func finding(_ late: LateAction, _ trace: Trace) -> Finding {
    let action = ActionWords(late.act, on: late.row.item, in: trace)
    let (target, victim) = (late.row.title, late.victim.title)
    return Finding(
      detector: id, severity: severity, summary: FindingText.lateAction(action: action.words, target: target, victim: victim),
      item: late.victim.item, itemTitle: victim, sourceItem: late.row.item, sourceItemTitle: target,
      cellType: late.victim.cellType, cell: late.victim.cell, property: action.property, observed: late.difference.observed,
      expected: late.difference.expected, originStep: late.act, originPlace: action.place, seenStep: late.step,
      seen: FindingText.lateActionSeen(target: target, victim: victim, slot: late.row.slot.description),
      element: late.difference.path, evidence: [FindingText.lateActionInTime(target: target, victim: victim)], shape: ["late"])
  }
}
