import CellTrace

/// An act that removes its own row and the one beside it, as a deletion does that is carried out twice: once by whoever fetches the rows
/// anew, and once more at the same position.
///
/// Its reference is the same script with the neighbour acted on instead: that one takes its own neighbour along. Rows that belong
/// together go in pairs, whichever of them is removed, and what removes all that follows removes more than one.
package struct TakenNeighbourReference {
  /// The act.
  var action: ItemAction
  /// The row that was acted on, the one that went with it, and the one beside that.
  var row: Appearance
  var neighbour: Appearance
  var next: ItemID

  /// One at most: the first says it all.
  static func all(in runs: RunSet) throws(MissingRun) -> [TakenNeighbourReference] {
    guard let suspected = suspicion(in: runs.main) else { return [] }
    let made = try runs.runs([suspected.request(in: runs)])
    return suspected.isConfirmed(by: made[0]) ? [suspected] : []
  }

  /// The run that is still needed for that; none for nearly every script.
  static func requests(in runs: RunSet) -> [ReferenceRequest] {
    suspicion(in: runs.main).map { [$0.request(in: runs)] } ?? []
  }

  /// True if a script is worth the run.
  package static func isSuspected(in trace: Trace) -> Bool { suspicion(in: trace) != nil }

  // MARK: What is suspected

  private static func suspicion(in trace: Trace) -> TakenNeighbourReference? {
    if trace.isHurried { return nil }
    return ItemAction.all(in: trace).lazy.compactMap { TakenNeighbourReference($0, in: trace) }.first
  }

  private init?(_ action: ItemAction, in trace: Trace) {
    let begin = action.openers.first ?? action.step
    guard !action.takesBack, action.step <= trace.lastCompletedStep, let before = trace.step(begin - 1),
      let after = trace.step(action.step), action.step - begin == action.openers.count, let row = before[action.item],
      !row.item.goesByPosition, Self.isOnlyOne(row, before)
    else { return nil }
    let list = before.items.filter { $0.list == row.item.list }
    let left = after.items.filter { $0.list == row.item.list }
    let gone = list.filter { !left.contains($0) }
    guard gone.count == 2, left == list.filter({ !gone.contains($0) }), let place = list.firstIndex(of: row.item),
      let other = gone.first(where: { $0 != row.item }), let there = list.firstIndex(of: other), abs(there - place) == 1,
      let neighbour = before[other], Self.isOnlyOne(neighbour, before), neighbour.cellType == row.cellType
    else { return nil }
    let beyond = there + (there - place)
    guard list.indices.contains(beyond) else { return nil }
    (self.action, self.row, self.neighbour, next) = (action, row, neighbour, list[beyond])
  }

  /// True if no other row on screen is called so: only then it can be told who is gone.
  private static func isOnlyOne(_ row: Appearance, _ step: StepTrace) -> Bool {
    step.only(row.title, in: row.item.list) != nil
  }

  // MARK: The neighbour

  private func request(in runs: RunSet) -> ReferenceRequest {
    let script = runs.main.completedScript
    let steps = action.openers + [action.step]
    let other =
      script.through(step: steps[0] - 1) + script[steps: steps].map { $0.naming(neighbour.item, insteadOf: row.item) }
    return ReferenceRequest(
      script: other, configuration: runs.main.configuration,
      purpose: FindingText.doneTo(neighbour.title, instead: runs.words(forStep: action.step))
    ).recording(from: (action.openers.first ?? action.step) - 1)
  }

  /// True if the neighbour took the row beyond it along, and nothing else.
  private func isConfirmed(by trace: Trace) -> Bool {
    guard let there = trace.lastIfFinished, let before = trace.step((action.openers.first ?? action.step) - 1) else {
      return false
    }
    let list = before.items.filter { $0.list == row.item.list }
    return Set(list).subtracting(there.items) == [neighbour.item, next]
  }
}

extension StaleIndexAction {
  static func finding(_ taken: TakenNeighbourReference, _ trace: Trace) -> Finding {
    let action = ActWords(taken.action.step, on: taken.action.item, in: trace)
    let (row, neighbour) = (taken.row.title, taken.neighbour.title)
    var finding = Finding(
      detector: id, severity: severity,
      summary: FindingText.takenNeighbour(action: action.words, target: row, victim: neighbour),
      item: taken.neighbour.item, itemTitle: neighbour, sourceItem: taken.row.item, sourceItemTitle: row,
      cellType: taken.row.cellType, cell: taken.row.cell, property: action.property,
      observed: FindingText.removedBoth(row, neighbour), expected: FindingText.removedOne(row), originStep: action.originStep,
      originPlace: action.place, seenStep: taken.action.step,
      seen: FindingText.takenNeighbourSeen(target: row, victim: neighbour),
      evidence: [FindingText.takenNeighbourEvidence(victim: neighbour)], shape: ["takes its neighbour"])
    finding.fix = FindingText.fixTakenNeighbour
    return finding
  }
}
