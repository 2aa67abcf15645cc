import CellTrace

/// What was opened for a row, as the question whether it shall be deleted, is answered when the row is gone, and hits another one: the position that
/// the row had is another row's by then.
///
/// One more run leaves out what changed the data in between: there the answer does to the row what it does to the other one here. Another one opens it
/// for a third row, if that has it: where the answer hits the same one then, as whoever is next in a queue, it never was about a row.
/// Where the change itself was seen in the other row, as a letter goes into the stack of another one, a third run answers before it: if that
/// leads to the same rows, what is done to the row is done to where it lies since.
struct GoneTargetReference: SuspectedReference {
  static let searchName: String? = "hits who stands there"
  static let countsAsPlain = true
  static let meaning = """
    What was opened for a row is chosen when the row is gone, and hits another one; where the data do not change in between, it does the \
    same to the row itself.
    """

  var act: ItemAction
  /// Steps that changed the data since it was opened.
  private var changes: [Int]
  /// The row that was meant, as it was then, and the one that is hit.
  var row: Appearance
  var victim: Appearance
  /// A row that is neither, and does not go.
  private var third: Appearance?
  /// True if the other one is gone.
  var isRemoval: Bool

  var step: Int { act.step }

  static func suspicions(in trace: Trace) -> [GoneTargetReference] {
    ItemAction.all(in: trace).compactMap { GoneTargetReference($0, in: trace) }
  }

  private init?(_ act: ItemAction, in trace: Trace) {
    guard let begin = act.openers.first, !act.takesBack, act.step <= trace.lastCompletedStep,
      let opened = trace.step(begin - 1), let before = trace.step(act.step - 1), let after = trace.step(act.step),
      let row = opened[act.item], case let list = act.item.list, opened.only(row.title, in: list) != nil,
      !before.checkpoint.contains(where: { $0.item.list == list && $0.title == row.title })
    else { return nil }
    let changes = trace.steps.filter { $0.index > begin && $0.index < act.step && $0.interaction.facts.role == .changesData }.map(
      \.index)
    // The row is gone with a change, and nothing else has come between.
    guard !changes.isEmpty, act.openers.count + changes.count == act.step - begin,
      before.items.count(where: { $0.list == list }) < opened.items.count(where: { $0.list == list }),
      let (victim, isRemoval) = Self.victim(before, after, in: list), opened.only(victim.title, in: list) != nil
    else { return nil }
    (self.act, self.changes, self.row, self.victim, self.isRemoval) = (act, changes, row, victim, isRemoval)
    third = opened.checkpoint.first { other in
      other.item.list == list && other.cellType == row.cellType && ![row.title, victim.title].contains(other.title)
        && opened.only(other.title, in: list) != nil && before.only(other.title, in: list) != nil
    }
  }

  /// The only row that is gone, or says something else.
  private static func victim(_ before: StepTrace, _ after: StepTrace, in list: Int) -> (Appearance, isRemoval: Bool)? {
    let rows = before.checkpoint.filter { $0.item.list == list }
    let shown = after.checkpoint.filter { $0.item.list == list }
    let (old, new) = (before.items.count { $0.list == list }, after.items.count { $0.list == list })
    guard Set(rows.map(\.title)).count == rows.count else { return nil }
    if new == old - 1 {
      let gone = rows.filter { row in !shown.contains { $0.title == row.title } }
      return gone.count == 1 ? (gone[0], true) : nil
    }
    guard new == old else { return nil }
    let changed = rows.filter { row in
      guard let now = after.only(row.title, in: list), !row.isUnsettled, !now.isUnsettled else { return false }
      return AppearanceDiff.contentDifferences(of: now, from: row).contains { $0.kind != .geometry }
    }
    return changed.count == 1 ? (changed[0], false) : nil
  }

  // MARK: Without the change, and before it

  func request(in runs: RunSet) -> ReferenceRequest {
    let script = runs.main.completedScript.through(step: step).without(steps: changes)
    return ReferenceRequest(
      script: script, configuration: runs.main.configuration,
      purpose: FindingText.withoutChange(runs.words(forStep: changes[0]), action: runs.words(forStep: step))
    ).recording(from: script.count - 1)
  }

  /// The same, opened for a third row.
  private func opened(for third: Appearance, in runs: RunSet) -> ReferenceRequest {
    let script = runs.main.completedScript.through(step: step).map { $0.naming(third.item, insteadOf: act.item) }
    return ReferenceRequest(
      script: script, configuration: runs.main.configuration,
      purpose: FindingText.doneTo(third.title, instead: runs.words(forStep: act.openers.first ?? step))
    ).recording(from: script.count - 1)
  }

  /// True if the answer hits the same one when it is opened for a third row.
  private func isNobodys(in runs: RunSet) throws(MissingRun) -> Bool {
    guard let third, case let other = try runs.run(opened(for: third, in: runs)), let after = other.lastIfFinished,
      let before = other.step(after.index - 1), let (hit, wasRemoval) = Self.victim(before, after, in: act.item.list)
    else { return false }
    return hit.title == victim.title && wasRemoval == isRemoval
  }

  func isConfirmed(by trace: Trace, in main: Trace) -> Bool {
    guard let after = trace.lastIfFinished, let before = trace.step(after.index - 1),
      let (hit, wasRemoval) = Self.victim(before, after, in: act.item.list)
    else { return false }
    return hit.title == row.title && wasRemoval == isRemoval
  }

  /// The answer first, and the change afterwards.
  private func answeredFirst(in runs: RunSet) -> ReferenceRequest {
    let script = runs.main.completedScript
    let steps = script.through(step: step).without(steps: changes) + script[steps: changes]
    return ReferenceRequest(
      script: steps, configuration: runs.main.configuration,
      purpose: FindingText.answeredFirst(runs.words(forStep: step), change: runs.words(forStep: changes[0]))
    ).recording(from: steps.count)
  }

  /// True if the other row shows something else since the data changed, as one does that took the row in.
  private func wasChanged(in trace: Trace) -> Bool {
    guard let opened = trace.step((act.openers.first ?? step) - 1)?.only(victim.title, in: act.item.list) else { return false }
    return Look(opened) != Look(victim)
  }

  func confirmed(in runs: RunSet) throws(MissingRun) -> GoneTargetReference? {
    guard isConfirmed(by: try runs.run(request(in: runs)), in: runs.main), try !isNobodys(in: runs) else { return nil }
    guard wasChanged(in: runs.main), let after = runs.main.step(step), case let list = act.item.list else { return self }
    let end = try runs.run(answeredFirst(in: runs)).lastIfFinished
    return end.map { ShownRows(list, in: $0) == ShownRows(list, in: after) } ?? false ? nil : self
  }
}

extension GoneTargetReference {
  /// What the plain comparison says of the step says it better.
  func isTold(by known: KnownFindings) -> Bool { known.plain.tell(step: step) }

  func finding(in trace: Trace) -> Finding { StaleIndexAction.finding(self, trace) }
}

extension StaleIndexAction {
  static func finding(_ gone: GoneTargetReference, _ trace: Trace) -> Finding {
    let action = ActionWords(gone.step, on: gone.act.item, in: trace)
    let (row, victim) = (gone.row.title, gone.victim.title)
    let kind: ModelEffect.Change.Kind = gone.isRemoval ? .removed : .changed
    var finding = Finding(
      detector: id, severity: severity,
      summary: FindingText.goneTarget(action: action.words, target: row, victim: victim, effect: kind.verb),
      item: gone.victim.item, itemTitle: victim, sourceItem: gone.act.item, sourceItemTitle: row, cellType: gone.row.cellType,
      cell: gone.row.cell, property: action.property, observed: "\(kind.name) \(FindingText.quoted(victim))",
      expected: FindingText.nothing, originStep: action.originStep, originPlace: action.place, seenStep: gone.step,
      seen: FindingText.actualTarget(target: victim, source: row, effect: kind.verb),
      evidence: [FindingText.goneTargetEvidence(row)], shape: ["row that is gone"])
    finding.fix = FindingText.fixGoneTarget
    return finding
  }
}
