import CellTrace

/// A row that was removed while an answer was on its way is back once that comes, or one that came meanwhile is gone: the list is given rows that were
/// collected before the wait.
///
/// Only somebody who does not wait meets it. Where each step waits it is otherwise, and so it is where what was asked for is left out, or is asked
/// for last: what is meant to bring rows back, or to take them away, does so then. Where it is asked for last and nobody waits, both come out as where
/// each step waits: a server that refuses what is asked while it is busy refuses it there.
struct OverwrittenRows: LateComparison {
  static let meaning = """
    Rows that were removed meanwhile are there again when an answer comes that brings back all data as they were before.
    """

  /// The step that asked, and the one that removed or added the row.
  var asked: Int
  var change: Int
  /// The last step.
  var step: Int
  var item: ItemID
  var title: String
  /// True for a row that was removed and is back; false for one that came and is gone.
  var isBack: Bool
  /// The row that was asked about, nil if none was, and the end of the run in which each step waits.
  private var answered: CellItemID?
  private var usual: StepTrace

  /// One at most: the first says it all.
  static func all(in runs: RunSet) throws(MissingRun) -> [OverwrittenRows] {
    guard let suspected = try suspicion(in: runs) else { return [] }
    let made = try runs.runs(suspected.requests(in: runs))
    let isOtherwise = made.prefix(2).allSatisfy { $0.lastIfFinished?.items.contains(suspected.item) == !suspected.isBack }
    return isOtherwise && suspected.isAnsweredSecond(made[2]) ? [suspected] : []
  }

  /// The run that is still needed for that; none for nearly every script.
  static func requests(in runs: RunSet) -> [ReferenceRequest] {
    ReferenceRequest.missing { () throws(MissingRun) in try all(in: runs) }
  }

  private static func suspicion(in runs: RunSet) throws(MissingRun) -> OverwrittenRows? {
    guard runs.main.isHurried, runs.isBase, let both = try LateRuns(runs), both.areWhole, let end = both.late.steps.last,
      !both.late.isHurried(end.index), let there = both.usual.steps.last
    else { return nil }
    for step in both.late.steps where step.index > 1 && step.index < end.index {
      guard let before = both.late.step(step.index - 1), before.items != step.items,
        let asked = both.late.steps.last(where: { $0.index < step.index && $0.asks && both.late.isHurried($0.index) }),
        // What the asked answer itself brings or takes is its own.
        both.late.isHurried(step.index)
      else { continue }
      let (old, new) = (Set(before.items), Set(step.items))
      let back = before.items.first { !new.contains($0) && end.items.contains($0) && !there.items.contains($0) }
      let gone = step.items.first { !old.contains($0) && !end.items.contains($0) && there.items.contains($0) }
      guard let item = back ?? gone else { continue }
      return OverwrittenRows(
        asked: asked.index, change: step.index, step: end.index, item: item,
        title: both.late.title(of: item, upTo: end.index), isBack: back != nil,
        answered: ItemAction.all(in: both.late).first { $0.step == asked.index }?.item, usual: there)
    }
    return nil
  }

  /// The same without the step that asked; and the other order, each step waiting for what comes of it: what is asked for so that it brings rows
  /// back, or takes them away, does so there.
  private func requests(in runs: RunSet) -> [ReferenceRequest] {
    let script = runs.main.completedScript
    let openers = ItemAction.all(in: runs.main).first { $0.step == asked }?.openers ?? []
    let first = openers + [asked]
    let rest = (asked + 1...change).filter { !script[step: $0].isHurry }
    let without = script.without(steps: first) + [.wait(10)]
    let other = script.through(step: first[0] - 1).patient + script[steps: rest + first].patient + [.wait(10)]
    return [
      ReferenceRequest(
        script: without, configuration: runs.main.configuration, purpose: FindingText.notActed(action: runs.words(forStep: asked))
      ).recording(from: without.count),
      ReferenceRequest(
        script: other, configuration: runs.main.configuration, purpose: FindingText.askedLater(runs.words(forStep: asked))
      ).recording(from: other.count),
      .hurriedOther(script.hurried(before: first[0], rest + first), asked: asked, in: runs),
    ]
  }

  /// True if what was asked for second has its answer, and left the row alone.
  private func isAnsweredSecond(_ trace: Trace) -> Bool {
    guard let end = trace.lastIfFinished, end.items.contains(item) == !isBack else { return false }
    return answered.map { end.shows($0, asIn: usual) } ?? true
  }
}

extension ReferenceRequest {
  /// The other order, in which nobody waits either.
  static func hurriedOther(_ script: [Interaction], asked: Int, in runs: RunSet) -> ReferenceRequest {
    ReferenceRequest(
      script: script, configuration: runs.main.configuration, purpose: FindingText.askedSecond(runs.words(forStep: asked))
    ).recording(from: script.count)
  }
}

extension StepTrace {
  /// True unless an item is otherwise than at the end of another run; what is on screen in one of them only tells nothing.
  func shows(_ item: CellItemID, asIn other: StepTrace) -> Bool {
    guard items.contains(item) == other.items.contains(item) else { return false }
    guard let row = self[item], let known = other[item] else { return true }
    return !row.isUnsettled && AppearanceDiff.contentDifferences(of: row, from: known).isEmpty
  }

  /// True for a step that can have asked for something.
  fileprivate var asks: Bool {
    switch interaction.facts.role {
    case .acts, .chooses, .movesItems: true
    case .showsScreen, .opens, .movesViewport, .closes, .changesData, .changesSurroundings, .changesCellState, .passesTime,
      .fillsIn, .referenceOnly:
      false
    }
  }
}

extension OverwrittenRows {
  func finding(in trace: Trace) -> Finding { LateAsyncResult.finding(self, trace) }
}

extension LateAsyncResult {
  static func finding(_ rows: OverwrittenRows, _ trace: Trace) -> Finding {
    let row = trace.steps.last { $0[rows.item] != nil }?[rows.item]
    let asked = FindingText.step(rows.asked, trace.title(ofStep: rows.asked))
    let change = FindingText.step(rows.change, trace.title(ofStep: rows.change))
    var finding = Finding(
      detector: id, severity: severity,
      summary: rows.isBack
        ? FindingText.removedRowIsBack(title: rows.title, asked: asked)
        : FindingText.newRowIsGone(title: rows.title, asked: asked),
      item: rows.item, itemTitle: rows.title, cellType: row?.cellType ?? trace.screen, cell: row?.cell, property: "rows",
      observed: rows.isBack ? FindingText.isThere : FindingText.isGone,
      expected: rows.isBack ? FindingText.isGone : FindingText.isThere, originStep: rows.asked, seenStep: rows.step,
      seen: FindingText.overwrittenRowsSeen(title: rows.title, change: change, isBack: rows.isBack),
      evidence: [FindingText.overwrittenRowsEvidence(asked: asked)], shape: ["overwritten rows"])
    finding.fix = FindingText.fixOverwrittenRows
    return finding
  }
}
