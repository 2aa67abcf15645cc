import CellTrace

/// What a user set in a row is gone after a change of the data that is not about the row, as it is where each drawing of the list makes the
/// row's object anew, or where a cell alone knew it and the list reloads.
///
/// A model that resets rows does the same by right, and knew before what the user had set: cells made anew showed it. Here they did not.
/// What goes away by itself is gone in the run too that waits in place of the change.
struct ChangeLoss: DetectorComparison {
  static let searchName: String? = "lost by a change"
  static let meaning = """
    A change of the data that is not about the row takes away what only its view knew, where the list reloads or the row \
    makes the object anew that it observes.
    """

  /// The action, and the row as it was after it.
  var action: ItemAction
  var set: Appearance
  /// The change, and the row since.
  var change: Int
  var row: Appearance
  var difference: Difference

  /// One at most: the first says it all.
  static func all(in runs: RunSet, _ mask: Mask) throws(MissingRun) -> [ChangeLoss] {
    guard let suspected = suspicion(in: runs.main), mask.allows(step: suspected.action.step),
      mask.allows(step: suspected.change)
    else { return [] }
    let differences = mask.unmasked([suspected.difference], of: suspected.action.item)
    guard !differences.isEmpty, suspected.isUnknownToModel(try runs.rebuilds) else { return [] }
    return suspected.isConfirmed(by: try runs.run(suspected.request(in: runs))) ? [suspected] : []
  }

  /// The run that is still needed for that; none for nearly every script.
  static func requests(in runs: RunSet) -> [ReferenceRequest] {
    suspicion(in: runs.main).map { [$0.request(in: runs)] } ?? []
  }

  /// True if a script is worth the run.
  static func isSuspected(in trace: Trace) -> Bool { suspicion(in: trace) != nil }

  // MARK: What is suspected

  private static func suspicion(in trace: Trace) -> ChangeLoss? {
    trace.isHurried ? nil : ItemAction.all(in: trace).lazy.compactMap { ChangeLoss($0, in: trace) }.first
  }

  private init?(_ action: ItemAction, in trace: Trace) {
    guard action.openers.isEmpty, let change = Self.change(after: action.step, in: trace),
      let before = trace.step(action.step - 1)?[action.item], let set = trace.step(action.step)?[action.item],
      let held = trace.step(change - 1)?[action.item], let after = trace.step(change), let row = after[action.item],
      ![before, set, held, row].contains(where: { $0.isUnsettled || $0.isEdited }), set.flags == held.flags,
      set.flags == row.flags,
      // What the action had set may be what the row is called by; it says again what it said before.
      row.title == before.title,
      !row.stateCells.contains(where: { $0.lastWrite?.step == change })
    else { return nil }
    let lost = AppearanceDiff.contentDifferences(of: set, from: before).filter { difference in
      let key = difference.key
      return difference.kind != .geometry && difference.name != nil && held.value(at: key) == set.value(at: key)
        && row.value(at: key) == before.value(at: key)
        && !Self.isElsewhere(difference, of: set, in: after, since: trace.step(change - 1))
    }
    // The app decided that what hangs on an explicit identity ends with the row.
    let difference = lost.first { !set.isResetOnPurpose($0) }
    guard let difference else { return nil }
    (self.action, self.set, self.change, self.row, self.difference) = (action, set, change, row, difference)
  }

  /// The first step after the action, if it changes the data and only looking and time came before it.
  private static func change(after act: Int, in trace: Trace) -> Int? {
    let next = trace.steps.first { $0.index > act && !$0.onlyMoves }
    guard let next, case .mutate = next.interaction, next.index <= trace.lastCompletedStep else { return nil }
    return next.index
  }

  /// True if another row shows it since: that is another defect.
  private static func isElsewhere(
    _ difference: Difference, of set: Appearance, in after: StepTrace, since before: StepTrace?
  ) -> Bool {
    after.checkpoint.contains { other in
      guard other.item != set.item, other.cellType == set.cellType else { return false }
      let value = other.value(at: difference.key.moved(from: set, to: other))
      let former = before?[other.item].flatMap { $0.value(at: difference.key.moved(from: set, to: $0)) }
      return value != nil && value == set.value(at: difference.key) && value != former
    }
  }

  /// True if cells made anew never showed it, and the change gave the row nothing else.
  private func isUnknownToModel(_ rebuilds: [Int: RunSet.Rebuild]) -> Bool {
    func model(_ step: Int) -> Appearance? { rebuilds[step]?.rebuilt.first { $0.item == action.item } }
    guard let then = model(action.step), let now = model(change), !then.isUnsettled, !now.isUnsettled else { return false }
    return then.value(at: difference.key) == row.value(at: difference.key)
      && AppearanceDiff.contentDifferences(of: now, from: then).allSatisfy { $0.kind == .geometry }
  }

  // MARK: Without the change

  private func request(in runs: RunSet) -> ReferenceRequest {
    .waiting(inPlaceOf: change, words: runs.words(forStep: change), of: runs)
  }

  private func isConfirmed(by trace: Trace) -> Bool {
    trace.lastIfFinished?[action.item].map { $0.value(at: difference.key) == set.value(at: difference.key) } ?? false
  }
}

extension ChangeLoss {
  static func findings(
    in runs: RunSet, _ mask: Mask, besides known: KnownFindings
  ) throws(MissingRun) -> [Finding] {
    try all(in: runs, mask).map { LostViewState.finding($0, runs.main) }
  }
}

extension LostViewState {
  static func finding(_ loss: ChangeLoss, _ trace: Trace) -> Finding {
    let (title, difference) = (loss.row.title, loss.difference)
    let (before, now) = (loss.set.words(at: difference.key), loss.row.words(at: difference.key))
    let change = FindingText.step(loss.change, trace.title(ofStep: loss.change))
    var finding = Finding(
      detector: id, severity: .error,
      summary: FindingText.lostByChange(property: difference.property, title: title, step: change),
      item: loss.action.item, itemTitle: title, cellType: loss.row.cellType, cell: loss.row.cell,
      property: difference.property, observed: now, expected: before, originStep: loss.action.step, seenStep: loss.change,
      seen: FindingText.lost(title, difference.property, before: before, now: now), element: difference.path,
      evidence: [FindingText.modelDoesNotKnow, FindingText.keptWithoutChange], shape: ["change"])
    finding.fix = FindingText.fixLostByChange
    return finding
  }
}
