import CellTrace

/// A removal that also takes back what had been done to the row which comes to the place of the removed one: what the list is told of a row that left,
/// as in `didEndDisplaying`, was looked up by the index path that it had.
///
/// Two references: the same script with another row removed, one that is no neighbour, where the row keeps what was done to it; and one in which
/// the row itself is scrolled away and back, where it is taken back as well: that is what the list's call is for. What an action ties to the row
/// before, as a superset does, stays then.
///
/// A row that the removal drew anew, since it may begin a group now, loses what only its cell had, by right: the list configured it, or the app
/// wrote what the action had left alone, too. What the data have, a cell made anew shows before the removal: that is one more look where the row was drawn.
struct NextRowReference: StepComparison {
  static let searchName: String? = "takes back at the next"
  static let meaning = """
    A removal takes back what had been done to the row which comes to the place: it looks that row up by the place.
    """

  /// The removal, and the earlier action on the row behind.
  var removal: ItemAction
  var act: ItemAction
  /// The row that was removed, and the one that came to its place, before and after.
  var removed: Appearance
  var before: Appearance
  var row: Appearance
  var difference: Difference
  /// The row that is removed instead.
  private var other: Appearance
  /// True if the removal drew the row behind anew.
  private var isDrawn: Bool

  /// One at most: the first says it all.
  static func all(in runs: RunSet) throws(MissingRun) -> [NextRowReference] {
    guard let suspected = suspicion(in: runs.main) else { return [] }
    let made = try runs.runs(suspected.requests(in: runs))
    guard suspected.isConfirmed(by: made[0]), suspected.isTakenBackByLeaving(made[1]), suspected.isOfData(in: runs) else {
      return []
    }
    return [suspected]
  }

  /// The run that is still needed for that; none for nearly every script.
  static func requests(in runs: RunSet) -> [ReferenceRequest] {
    suspicion(in: runs.main)?.requests(in: runs) ?? []
  }

  /// True if a script is worth the run.
  static func isSuspected(in trace: Trace) -> Bool { suspicion(in: trace) != nil }

  // MARK: What is suspected

  private static func suspicion(in trace: Trace) -> NextRowReference? {
    if trace.isHurried { return nil }
    let acts = ItemAction.all(in: trace)
    return acts.lazy.compactMap { removal in
      acts.lazy.compactMap { NextRowReference(removal, after: $0, in: trace) }.first
    }.first
  }

  private init?(_ removal: ItemAction, after act: ItemAction, in trace: Trace) {
    let begin = removal.openers.first ?? removal.step
    guard act.step < begin, act.item != removal.item, !removal.takesBack, removal.step <= trace.lastCompletedStep,
      removal.step - begin == removal.openers.count, let start = trace.step(begin - 1), let end = trace.step(removal.step),
      let removed = start[removal.item], end.items.count == start.items.count - 1,
      let before = start[act.item], removed.item.list == before.item.list,
      before.slot == Slot(section: removed.slot.section, item: removed.slot.item + 1),
      let row = end.only(before.title, in: before.item.list), row.slot == removed.slot,
      let first = trace.step((act.openers.first ?? act.step) - 1)?.only(before.title, in: before.item.list),
      ![first, before, row].contains(where: \.isUnsettled)
    else { return nil }
    let taken = AppearanceDiff.contentDifferences(of: row, from: before).first { difference in
      let key = difference.key
      return row.words(at: key) == first.words(at: key) && before.words(at: key) != first.words(at: key)
    }
    let others = start.checkpoint.filter { other in
      other.item.list == removed.item.list && other.cellType == removed.cellType && other.slot.section == removed.slot.section
        && abs(other.slot.item - before.slot.item) > 1 && other.item != removed.item
    }
    guard let taken, let other = others.first else { return nil }
    (self.removal, self.act, self.removed, self.before, self.row) = (removal, act, removed, before, row)
    (difference, self.other) = (taken, other)
    isDrawn = end.configures(before.item) || Self.isWritten(row, in: removal.step, besides: act.step, before)
  }

  /// True if a step wrote something in a row's own cell that the action had not written.
  private static func isWritten(_ row: Appearance, in step: Int, besides act: Int, _ before: Appearance) -> Bool {
    guard row.cell == before.cell else { return false }
    func written(_ row: Appearance, in step: Int) -> Set<PropertyKey> {
      Set(
        row.elements.flatMap { element in
          element.properties.filter { $0.provenance?.step == step && $0.provenance?.item == row.item }
            .map { PropertyKey(path: element.path, name: $0.name) }
        })
    }
    return !written(row, in: step).isSubset(of: written(before, in: act))
  }

  // MARK: Another row removed, and the row itself out of sight

  private func requests(in runs: RunSet) -> [ReferenceRequest] {
    let script = runs.main.completedScript
    let steps = removal.openers + [removal.step]
    let lead = script.through(step: steps[0] - 1)
    let away = script.through(step: act.step) + [.scrollToEnd, .scrollToTop]
    return [
      ReferenceRequest(
        script: lead + script[steps: steps].map { $0.naming(other.item, insteadOf: removed.item) },
        configuration: runs.main.configuration,
        purpose: FindingText.doneTo(other.title, instead: runs.words(forStep: removal.step))
      ).recording(from: lead.count),
      ReferenceRequest(
        script: away, configuration: runs.main.configuration, purpose: FindingText.scrolledAway(before.title)
      ).recording(from: away.count - 1),
    ] + (isDrawn ? [.rebuild(of: runs, after: act.step)] : [])
  }

  /// True if a cell that is made anew shows what was done to the row, before the removal; not asked where its cell stayed as it was.
  private func isOfData(in runs: RunSet) -> Bool {
    guard isDrawn else { return true }
    guard let made = runs.rebuildsMade[act.step]?.rebuilt.first(where: { $0.item == before.item }) else { return false }
    return made.words(at: difference.key.moved(from: row, to: made))
      == before.words(at: difference.key.moved(from: row, to: before))
  }

  private func isTakenBackByLeaving(_ trace: Trace) -> Bool {
    guard let end = trace.lastIfFinished, trace.steps.count > 1, trace.steps[trace.steps.count - 2][before.item] == nil,
      let own = end.only(before.title, in: before.item.list)
    else { return false }
    return own.words(at: difference.key.moved(from: row, to: own)) == row.words(at: difference.key)
  }

  private func isConfirmed(by trace: Trace) -> Bool {
    guard let end = trace.lastIfFinished, end.only(other.title, in: other.item.list) == nil,
      let own = end.only(before.title, in: before.item.list)
    else { return false }
    return own.words(at: difference.key.moved(from: row, to: own))
      == before.words(at: difference.key.moved(from: row, to: before))
  }
}

extension NextRowReference {
  /// The step in which the row was removed.
  var step: Int { removal.step }

  func finding(in trace: Trace) -> Finding { StaleIndexAction.finding(self, trace) }
}

extension StaleIndexAction {
  static func finding(_ next: NextRowReference, _ trace: Trace) -> Finding {
    let removal = ActionWords(next.removal.step, on: next.removal.item, in: trace).words
    let (title, removed) = (next.before.title, next.removed.title)
    let act = FindingText.step(next.act.step, trace.title(ofStep: next.act.step))
    var finding = Finding(
      detector: id, severity: severity, summary: FindingText.nextRow(action: removal, removed: removed, title: title),
      item: next.row.item, itemTitle: title, sourceItem: next.removed.item, sourceItemTitle: removed,
      cellType: next.row.cellType, cell: next.row.cell, property: next.difference.property,
      observed: next.difference.observed, expected: next.difference.expected, originStep: next.removal.step,
      originPlace: next.difference.provenance.flatMap { SourcePlace(unresolved: $0.writtenAt) }, seenStep: next.removal.step,
      seen: FindingText.seen(title, next.difference, reference: FindingText.beforeTheRemoval), element: next.difference.path,
      evidence: [FindingText.nextRowEvidence(title: title, act: act, removed: removed)], shape: ["next row"])
    finding.fix = FindingText.fixNextRow
    return finding
  }
}
