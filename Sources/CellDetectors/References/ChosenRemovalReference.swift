import CellTrace

/// Several rows that were chosen by touches, with a look of the app's own, and are removed at once: some of them stay, and as many others go. Each
/// removal moves the rows behind it, and the next one goes by a number of before.
///
/// A button beside the list may remove other rows than those that were touched. Its references are the same script with one of the touches only: a
/// button that removes what is chosen removes just that row then, whichever of them it is. What the list itself has selected needs no
/// such run (``WrongTarget``).
struct ChosenRemovalReference: StepComparison {
  static let searchName: String? = "removed by choice"
  static let countsAsPlain = true
  static let meaning = """
    Of rows that were chosen by touches some stay and others go in their place when they are removed, where each of them \
    goes when it is chosen alone: each removal moves the positions of the next.
    """

  /// The removal's.
  var step: Int
  /// The rows that were chosen, each with the step in which it was.
  private var chosen: [(step: Int, row: Appearance)]
  /// The first that stays, and the first that goes and was not chosen, as they were before.
  var kept: Appearance
  var victim: Appearance

  /// One at most: the first says it all.
  static func all(in runs: RunSet) throws(MissingRun) -> [ChosenRemovalReference] {
    guard let suspected = suspicion(in: runs.main) else { return [] }
    let made = try runs.runs(suspected.requests(in: runs))
    return zip(suspected.chosen, made).allSatisfy { suspected.isRemovedAlone($0.row, in: $1) } ? [suspected] : []
  }

  /// The runs that are still needed for that; none for nearly every script.
  static func requests(in runs: RunSet) -> [ReferenceRequest] { suspicion(in: runs.main)?.requests(in: runs) ?? [] }

  /// True if a run is worth those runs.
  static func isSuspected(in trace: Trace) -> Bool { suspicion(in: trace) != nil }

  // MARK: What is suspected

  private static func suspicion(in trace: Trace) -> ChosenRemovalReference? {
    if trace.isHurried { return nil }
    return zip(trace.steps, trace.steps.dropFirst()).lazy.compactMap { ChosenRemovalReference($0, $1, in: trace) }.first
  }

  private init?(_ before: StepTrace, _ after: StepTrace, in trace: Trace) {
    // What asks first is answered.
    let asked = if case .tapAlert = after.interaction { 1 } else { 0 }
    let button = asked > 0 ? before.interaction : after.interaction
    guard after.index <= trace.lastCompletedStep, button.isBesideLists, button.target == nil else { return nil }
    let left = Set(after.items)
    let gone = before.items.filter { !left.contains($0) }
    guard gone.count > 1, gone.count < 5, Set(before.items).isSuperset(of: left), Set(before.items).count == before.items.count,
      let list = gone.first?.list, gone.allSatisfy({ $0.list == list && !$0.goesByPosition }),
      // Only items whose names stay with them can be told apart.
      !ReloadedRows.passesContentsOn(list, in: after.index, of: trace)
    else { return nil }
    var chosen: [(step: Int, row: Appearance)] = []
    for step in trace.steps.prefix(before.index + 1 - asked).suffix(gone.count) {
      guard case .tap(.resolved(let item), _) = step.interaction, item.list == list, let was = trace.step(step.index - 1)?[item],
        let marked = step[item], let row = before[item], !chosen.contains(where: { $0.row.item == item }),
        AppearanceDiff.contentDifferences(of: marked, from: was).contains(where: { $0.kind != .geometry }),
        AppearanceDiff.contentDifferences(of: row, from: marked).allSatisfy({ $0.kind == .geometry })
      else { return nil }
      chosen.append((step.index, row))
    }
    guard chosen.count == gone.count, let kept = chosen.first(where: { left.contains($0.row.item) })?.row,
      chosen.contains(where: { !left.contains($0.row.item) }),
      let victim = gone.first(where: { item in !chosen.contains { $0.row.item == item } }).flatMap({ before[$0] }),
      after[kept.item]?.title == kept.title
    else { return nil }
    (step, self.chosen, self.kept, self.victim) = (after.index, chosen, kept, victim)
  }

  // MARK: Each of them alone

  private func requests(in runs: RunSet) -> [ReferenceRequest] {
    chosen.map { one in
      let others = chosen.map(\.step).filter { $0 != one.step }
      let script = runs.main.completedScript.through(step: step).without(steps: others)
      return ReferenceRequest(
        script: script, configuration: runs.main.configuration,
        purpose: FindingText.alone(one.row.title, action: runs.words(forStep: step))
      ).recording(from: script.count - 1)
    }
  }

  private func isRemovedAlone(_ row: Appearance, in trace: Trace) -> Bool {
    guard trace.end == .finished, let after = trace.steps.last, let before = trace.steps.dropLast().last else { return false }
    return before.items.filter { $0 != row.item } == after.items && before.items.contains(row.item)
  }
}

extension ChosenRemovalReference {
  /// What the plain comparison says of the step says it better.
  func isTold(by known: KnownFindings) -> Bool { known.plain.tell(step: step) }

  func finding(in trace: Trace) -> Finding { StaleIndexAction.finding(self, trace) }
}

extension StaleIndexAction {
  static func finding(_ removal: ChosenRemovalReference, _ trace: Trace) -> Finding {
    let (kept, victim) = (removal.kept, removal.victim)
    return Finding(
      detector: id, severity: severity,
      summary: FindingText.removesUnchosen(kept: kept.title, victim: victim.title), item: victim.item, itemTitle: victim.title,
      sourceItem: kept.item, sourceItemTitle: kept.title, cellType: victim.cellType, cell: victim.cell, property: "selection",
      observed: FindingText.removed(victim.title), expected: FindingText.removed(kept.title), seenStep: removal.step,
      seen: FindingText.removesUnchosenSeen(kept: kept.title, victim: victim.title),
      evidence: [FindingText.removesUnchosenEvidence, FindingText.removedOneByOne], shape: ["removes unselected"])
  }
}
