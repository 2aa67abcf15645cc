import CellTrace

/// What was done to a row while another one waited for its answer is taken back by that answer: the app writes back all of its data as they were
/// when the answer was asked for.
///
/// Only somebody who does not wait meets it. Four runs tell: where each step waits, the row keeps what was done to it; so it does where nobody
/// waits, but the other action is left out, so that its own answer is not what takes it back; and so it does in the other order, where a switch for
/// all rows would change it by right. In the other order without waiting the *other* row keeps what was done to it: a server that refuses what is
/// asked while it is busy refuses the second action there too, and the app takes that back by right.
///
/// A server may lock what belongs to the row that it is busy with, as the songs of an album. Where a text beside the rows names the row whose
/// action is taken back, the app knows of it. Else the action is done to a third row in its place, the one that stands farthest away: all data that are written
/// back take that one's back, too, and a lock leaves it alone. That row has to keep it where each step waits; where there is none, it is a warning.
struct OverwrittenAction: LateComparison {
  static let meaning = """
    What was done to another row meanwhile is taken back by an answer that brings back all data as they were before, whichever row that \
    was; a warning where there is no third row to show it.
    """

  /// The action that is taken back, and the one whose answer does it.
  var act: ItemAction
  var asked: ItemAction
  var otherTitle: String
  /// The last step, and the row then.
  var step: Int
  var row: Appearance
  /// What it shows, and what it showed right after the action.
  var difference: Difference
  /// What it shows where each step waits.
  private var kept: String
  /// The end of the run in which each step waits.
  private var usual: StepTrace
  /// True if no other row shows whether all data are written back.
  var isUntold = false

  /// One at most: the first says it all.
  static func all(in runs: RunSet) throws(MissingRun) -> [OverwrittenAction] {
    guard let suspected = try suspicion(in: runs) else { return [] }
    let made = try runs.runs(suspected.requests(in: runs))
    guard made.prefix(2).allSatisfy(suspected.keeps), suspected.isAnsweredSecond(made[2]) else { return [] }
    for third in suspected.thirds(in: runs.main).prefix(3) {
      guard let isTakenBack = suspected.takesBack(third, in: try runs.run(suspected.request(third, in: runs))) else { continue }
      guard isTakenBack else { return [] }
      let patient = try runs.run(suspected.request(third, isPatient: true, in: runs))
      if suspected.takesBack(third, in: patient) == false { return [suspected] }
    }
    return [suspected.untold]
  }

  private var untold: OverwrittenAction {
    var result = self
    result.isUntold = true
    return result
  }

  /// The run that is still needed for that; none for nearly every script.
  static func requests(in runs: RunSet) -> [ReferenceRequest] {
    ReferenceRequest.missing { () throws(MissingRun) in try all(in: runs) }
  }

  private static func suspicion(in runs: RunSet) throws(MissingRun) -> OverwrittenAction? {
    guard runs.main.isHurried, runs.isBase, let both = try LateRuns(runs), let (end, there) = both.ends else { return nil }
    let acts = ItemAction.all(in: both.late)
    for (asked, act) in zip(acts, acts.dropFirst()) where asked.item != act.item && asked.item.list == act.item.list {
      guard both.late.isHurried(asked.step), acts.count(where: { $0.item == act.item }) == 1,
        let otherTitle = both.late.step((asked.openers.first ?? asked.step) - 1)?[asked.item]?.title,
        let before = both.late.step((act.openers.first ?? act.step) - 1)?[act.item],
        let done = both.late.step(act.step)?[act.item],
        let row = end[act.item], let kept = there[act.item], row.title == before.title, row.title == kept.title,
        ![before, done, row, kept].contains(where: { $0.isUnsettled || $0.isEdited }),
        !end.namesAroundRows(row.title) || there.namesAroundRows(row.title)
      else { continue }
      let lost = AppearanceDiff.contentDifferences(of: row, from: kept).first { difference in
        let key = difference.key
        // A step that waits for what comes of it has the answer in it: nobody sees what the row showed at once.
        let isDone = !both.late.isHurried(act.step) || done.words(at: key) == kept.words(at: key)
        return before.words(at: key) == row.words(at: key) && isDone && kept.words(at: key) != before.words(at: key)
      }
      if let lost {
        return OverwrittenAction(
          act: act, asked: asked, otherTitle: otherTitle, step: end.index, row: row, difference: lost,
          kept: kept.words(at: lost.key), usual: there)
      }
    }
    return nil
  }

  /// The same without the action that was asked for first, and all that led to it; and the other order, each step waiting for what comes of
  /// it: what is asked for so that it changes other rows, as a switch for all does, changes this one there.
  private func requests(in runs: RunSet) -> [ReferenceRequest] {
    let script = runs.main.completedScript
    let first = asked.openers + [asked.step]
    let second = act.openers + [act.step]
    let without = script.without(steps: first) + [.wait(10)]
    let other = script.through(step: first[0] - 1).patient + script[steps: second + first].patient + [.wait(10)]
    return [
      ReferenceRequest(
        script: without, configuration: runs.main.configuration,
        purpose: FindingText.notActed(action: runs.words(forStep: asked.step))
      ).recording(from: without.count),
      ReferenceRequest(
        script: other, configuration: runs.main.configuration,
        purpose: FindingText.askedLater(runs.words(forStep: asked.step))
      ).recording(from: other.count),
      .hurriedOther(script.hurried(before: first[0], second + first), asked: asked.step, in: runs),
    ]
  }

  /// Rows to which the action can be done as well, as they were before; the farthest away first.
  private func thirds(in trace: Trace) -> [Appearance] {
    let begin = act.openers.first ?? act.step
    guard let before = trace.step(begin - 1), let own = before[act.item],
      let first = trace.step((asked.openers.first ?? asked.step) - 1)?[asked.item]
    else { return [] }
    func distance(_ other: Appearance) -> Double { abs(other.frame.y - first.frame.y) }
    return before.checkpoint.filter { other in
      ![asked.item, act.item].contains(other.item) && other.item.list == act.item.list && other.cellType == own.cellType
        && !other.isUnsettled && other.has(trace.step(begin)?.interaction.element, of: own)
    }.sorted { distance($0) > distance($1) }
  }

  /// The action done to a third row in place of the second one.
  private func request(_ third: Appearance, isPatient: Bool = false, in runs: RunSet) -> ReferenceRequest {
    var script = runs.main.completedScript
    for step in act.openers + [act.step] { script[step - 1] = script[step: step].naming(third.item, insteadOf: act.item) }
    script.append(.wait(10))
    let words = runs.words(forStep: act.step)
    return ReferenceRequest(
      script: isPatient ? script.patient : script, configuration: runs.main.configuration,
      purpose: isPatient
        ? FindingText.doneToWaiting(third.title, instead: words) : FindingText.doneTo(third.title, instead: words)
    ).recording(from: script.count)
  }

  /// True if the third row is again as it was before; nil if nobody can tell.
  private func takesBack(_ third: Appearance, in trace: Trace) -> Bool? {
    guard let end = trace.lastIfFinished?[third.item], !end.isUnsettled else { return nil }
    return end.words(at: difference.key.moved(from: row, to: end)) == third.words(at: difference.key.moved(from: row, to: third))
  }

  /// True if the action that was asked for second has its answer.
  private func isAnsweredSecond(_ trace: Trace) -> Bool {
    guard let end = trace.lastIfFinished else { return false }
    return end.shows(asked.item, asIn: usual)
  }

  /// True if the row has in the end what was done to it.
  private func keeps(_ trace: Trace) -> Bool {
    trace.lastIfFinished?[row.item].map { $0.words(at: difference.key) == kept } ?? false
  }
}

extension Appearance {
  /// True if it has the control that was used in another row; a row that can be touched as a whole is one as any other.
  func has(_ used: ElementLocator?, of row: Appearance) -> Bool {
    guard case .path(let path) = used else { return true }
    let own = PropertyKey(path: path, name: "").moved(from: row, to: self).path
    return elements.contains { $0.path == own && $0.isInteractive }
  }
}

extension OverwrittenAction {
  func finding(in trace: Trace) -> Finding { LateAsyncResult.finding(self, trace) }
}

extension LateAsyncResult {
  static func finding(_ lost: OverwrittenAction, _ trace: Trace) -> Finding {
    let (row, difference) = (lost.row, lost.difference)
    let action = ActionWords(lost.act.step, on: lost.act.item, in: trace).words
    var finding = Finding(
      detector: id, severity: severity,
      summary: FindingText.overwrittenAction(action: action, title: row.title, other: lost.otherTitle), item: row.item,
      itemTitle: row.title, sourceItem: lost.asked.item, sourceItemTitle: lost.otherTitle, cellType: row.cellType, cell: row.cell,
      property: difference.property, observed: difference.observed, expected: difference.expected, originStep: lost.asked.step,
      originPlace: difference.provenance.flatMap { SourcePlace(unresolved: $0.writtenAt) }, seenStep: lost.step,
      seen: FindingText.seen(row.title, difference, reference: FindingText.whereEachStepWaits), element: difference.path,
      evidence: [FindingText.overwrittenActionEvidence(other: lost.otherTitle)], shape: ["overwritten"])
    finding.fix = FindingText.fixLostAnswer
    return finding.asWarning(if: lost.isUntold)
  }
}
