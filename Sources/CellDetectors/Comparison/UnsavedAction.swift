import CellTrace

/// What a user did to a row, and the row showed at once, is gone because the row left the screen before the app had saved it: its cell was
/// reused while it waited for more.
///
/// Only somebody who does not wait meets it; the run in which every step waits has it still. What is begun and given up when the row
/// leaves, as a download is, shows at once only that it was begun. One more run makes the cells anew right after the action: where they show what was
/// done, the app had it, and ended it by itself when the row left, as it does with a clip that nobody goes on watching. A cell may do the same
/// with what only it knows, as one that counts down before it sends and gives up when its row leaves. Where the row said something at once that
/// it says no more at the end, it told that it was not done yet: then no run tells.
struct UnsavedAction: LateComparison {
  static let meaning = """
    What was done to a row that left before it was saved is lost with the cell that had it; a warning where the row said that it waits.
    """

  var act: ItemAction
  /// The last step, and the row then.
  var step: Int
  var row: Appearance
  /// What it shows, and what it shows where somebody waits.
  var difference: Difference
  /// True if the row said that it was not done yet.
  var saidToWait: Bool

  /// One at most: the first says it all.
  static func all(in runs: RunSet) throws(MissingRun) -> [UnsavedAction] {
    guard let suspected = try suspicion(in: runs) else { return [] }
    let anew = try runs.run(suspected.request(in: runs)).lastIfFinished?[suspected.row.item]
    return anew.map { $0.value(at: suspected.difference.key) != suspected.difference.expected } == true ? [suspected] : []
  }

  /// The run that is still needed for that; none for nearly every script.
  static func requests(in runs: RunSet) -> [ReferenceRequest] {
    ReferenceRequest.missing { () throws(MissingRun) in try all(in: runs) }
  }

  /// The same up to the action, and at once the cells made anew, a few frames before they are looked at: what still waits has not come.
  private func request(in runs: RunSet) -> ReferenceRequest {
    let script = runs.main.completedScript.through(step: act.step) + [.hurry(0.05), .rebuildVisibleCells]
    return ReferenceRequest(
      script: script, configuration: runs.main.configuration,
      purpose: FindingText.rebuiltAtOnce(after: runs.words(forStep: act.step))
    ).recording(from: script.count)
  }

  private static func suspicion(in runs: RunSet) throws(MissingRun) -> UnsavedAction? {
    guard runs.main.isHurried, runs.isBase, let both = try LateRuns(runs), let (end, there) = both.ends else { return nil }
    let mask = try Mask(runs)
    let acts = ItemAction.all(in: both.late)
    return acts.lazy.compactMap { act -> UnsavedAction? in
      guard act.openers.isEmpty, both.late.isHurried(act.step), acts.count(where: { $0.item == act.item }) == 1,
        both.late.steps.contains(where: { $0.index > act.step && $0.index < end.index && $0[act.item] == nil }),
        let before = both.late.step(act.step - 1)?[act.item], let set = both.late.step(act.step)?[act.item],
        let row = end[act.item], let kept = there[act.item], row.title == before.title, row.title == kept.title,
        ![before, set, row, kept].contains(where: { $0.isUnsettled || $0.isEdited })
      else { return nil }
      let lost = mask.unmasked(AppearanceDiff.contentDifferences(of: row, from: kept), of: act.item).first { difference in
        let (key, shown) = (difference.key, set.value(at: difference.key))
        return difference.kind == .value && row.value(at: key) == before.value(at: key) && kept.value(at: key) == shown
          && shown != before.value(at: key)
      }
      return lost.map {
        UnsavedAction(
          act: act, step: end.index, row: row, difference: $0, saidToWait: saysToWait(set, before: before, after: kept))
      }
    }.first
  }

  /// True if a row has words, or a part, that it has neither before nor at the end.
  private static func saysToWait(_ row: Appearance, before: Appearance, after: Appearance) -> Bool {
    AppearanceDiff.contentDifferences(of: row, from: after).contains { difference in
      (difference.name == nil || difference.name == "text" || difference.name == "title")
        && row.value(at: difference.key) != nil && row.value(at: difference.key) != before.value(at: difference.key)
    }
  }
}

extension UnsavedAction {
  func finding(in trace: Trace) -> Finding { LateAsyncResult.finding(self, trace) }
}

extension LateAsyncResult {
  static func finding(_ unsaved: UnsavedAction, _ trace: Trace) -> Finding {
    let (row, difference) = (unsaved.row, unsaved.difference)
    let action = ActionWords(unsaved.act.step, on: unsaved.act.item, in: trace).words
    var finding = Finding(
      detector: id, severity: severity, summary: FindingText.unsavedAction(action: action, title: row.title), item: row.item,
      itemTitle: row.title, cellType: row.cellType, cell: row.cell, property: difference.property, observed: difference.observed,
      expected: difference.expected, originStep: unsaved.act.step,
      originPlace: difference.provenance.flatMap { SourcePlace(unresolved: $0.writtenAt) }, seenStep: unsaved.step,
      seen: FindingText.unsavedActionSeen(row.title, difference), element: difference.path,
      evidence: [FindingText.unsavedActionEvidence(difference.expected)], shape: ["unsaved"])
    finding.fix = FindingText.fixUnsavedAction
    return finding.asWarning(if: unsaved.saidToWait)
  }
}
