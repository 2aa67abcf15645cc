import CellTrace

/// A touch in a list that a search or another order shows differently, which does to another row on screen what it was to do to its own, while the
/// list stays as it is.
///
/// All rows stay, the one that was touched is as it was, and one other changes that looked like it there. Its reference is the same touch before the
/// filter, which changes its own row in just that way, and the other one not. What goes on in turn, whichever row is touched, goes on to another row
/// the next time: the touch is done once more.
struct FilteredMarkReference: SuspectedReference {
  static let searchName: String? = "marks another in a filter"
  static let meaning = """
    A touch in a filtered list changes another row on screen and leaves its own; done before the filter, it changes its own \
    row in just that way.
    """

  /// What was done, and the step that filtered the list.
  private(set) var act: ItemAction
  var filter: Int
  /// The row that was touched, and the one that changed, as they were before.
  var row: Appearance
  var victim: Appearance
  var difference: Difference

  var step: Int { act.step }

  static func suspicions(in trace: Trace) -> [FilteredMarkReference] {
    ItemAction.all(in: trace).compactMap { FilteredMarkReference($0, in: trace) }
  }

  private init?(_ act: ItemAction, in trace: Trace) {
    let list = act.item.list
    guard !act.takesBack, act.step <= trace.lastCompletedStep, let filter = trace.filter(before: act),
      let whole = trace.step(filter - 1), let before = trace.step((act.openers.first ?? act.step) - 1),
      let after = trace.step(act.step), before.items == after.items, before.titles(of: list) == after.titles(of: list),
      let row = before[act.item], before.only(row.title, in: list) != nil, whole.only(row.title, in: list) != nil,
      let now = after[act.item], AppearanceDiff.contentDifferences(of: now, from: row).isEmpty
    else { return nil }
    let hit = before.checkpoint.compactMap { other -> (Appearance, Difference)? in
      guard other.item.list == list, other.item != row.item, other.cellType == row.cellType, let shown = after[other.item],
        before.only(other.title, in: list) != nil, whole.only(other.title, in: list) != nil
      else { return nil }
      let change = AppearanceDiff.contentDifferences(of: shown, from: other).first { difference in
        difference.kind == .value && row.words(at: difference.key.moved(from: other, to: row)) == difference.expected
      }
      return change.map { (other, $0) }
    }
    guard hit.count == 1 else { return nil }
    (self.act, self.filter, self.row, victim, difference) = (act, filter, row, hit[0].0, hit[0].1)
  }

  // MARK: Before the filter, and once more

  func request(in runs: RunSet) -> ReferenceRequest {
    let script = runs.main.completedScript
    let action = script[steps: act.openers + [act.step]].map { step in
      step.mapItems { $0 == .resolved(act.item) ? .showing(row.title) : $0 }
    }
    let steps = script.through(step: filter - 1) + [.scrollTo(.showing(row.title))] + action
    return ReferenceRequest(
      script: steps, configuration: runs.main.configuration,
      purpose: FindingText.actedFirst(action: runs.words(forStep: act.step))
    ).recording(from: steps.count)
  }

  func isConfirmed(by trace: Trace, in main: Trace) -> Bool {
    let list = row.item.list
    guard let end = trace.lastIfFinished, let own = end.only(row.title, in: list) else { return false }
    let other = end.only(victim.title, in: list)
    return own.words(at: difference.key.moved(from: victim, to: own)) == difference.observed
      && (other.map { $0.words(at: difference.key.moved(from: victim, to: $0)) == difference.expected } ?? true)
  }

  private func again(in runs: RunSet) -> ReferenceRequest {
    let script = runs.main.completedScript.through(step: act.step)
    let steps = script + script[steps: act.openers + [act.step]]
    return ReferenceRequest(
      script: steps, configuration: runs.main.configuration, purpose: FindingText.doneAgain(runs.words(forStep: act.step))
    ).recording(from: steps.count)
  }

  /// True if the second time changes a third row.
  private func takesTurns(in again: Trace, _ main: Trace) -> Bool {
    guard let once = main.step(act.step), let twice = again.lastIfFinished, once.items == twice.items else { return true }
    return twice.checkpoint.contains { other in
      guard other.item.list == row.item.list, other.item != victim.item, let then = once[other.item] else { return false }
      return !AppearanceDiff.contentDifferences(of: other, from: then).isEmpty
    }
  }

  func confirmed(in runs: RunSet) throws(MissingRun) -> FilteredMarkReference? {
    guard isConfirmed(by: try runs.run(request(in: runs)), in: runs.main) else { return nil }
    return takesTurns(in: try runs.run(again(in: runs)), runs.main) ? nil : self
  }
}

extension FilteredMarkReference {
  func isTold(by known: KnownFindings) -> Bool { known.all.tell(step: step) }

  func finding(in trace: Trace) -> Finding { StaleIndexAction.finding(self, trace) }
}

extension StaleIndexAction {
  static func finding(_ mark: FilteredMarkReference, _ trace: Trace) -> Finding {
    let words = ActionWords(mark.step, on: mark.row.item, in: trace)
    let (target, victim) = (mark.row.title, mark.victim.title)
    let filter = FindingText.step(mark.filter, trace.title(ofStep: mark.filter))
    func did(_ title: String) -> String { "changed \(FindingText.quoted(title))" }
    var finding = Finding(
      detector: id, severity: severity,
      summary: FindingText.actedInFilter(action: words.words, target: target, victim: victim, isRemoval: false),
      item: mark.victim.item, itemTitle: victim, sourceItem: mark.row.item, sourceItemTitle: target, cellType: mark.row.cellType,
      cell: mark.row.cell, property: words.property, observed: did(victim), expected: did(target), originStep: mark.filter,
      originPlace: words.place, seenStep: mark.step,
      seen: FindingText.hitInFilter(target: target, victim: victim, isRemoval: false), element: mark.difference.path,
      evidence: [FindingText.unfiltered(action: words.words, target: target, filter: filter, isRemoval: false)],
      shape: ["filtered", "changed"])
    finding.fix = FindingText.fixOtherOrder
    return finding
  }
}
