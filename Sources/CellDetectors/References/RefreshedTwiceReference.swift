import CellTrace

/// A pull that loads the list anew adds what it loads to the rows that are there: each row comes once more.
///
/// At least three rows on screen are followed, as many rows further down as came, by rows that say just the same, and they do not all say one thing.
/// Its reference pulls once more: each row comes a third time.
struct RefreshedTwiceReference: SuspectedReference {
  static let searchName: String? = "each row once more"
  static let meaning = "Rows are added once more to those that are there whenever the list is refreshed, which is an error."

  /// The step that pulled, how many rows came, and the first row with the one that says the same.
  var step: Int
  var count: Int
  var first: Appearance
  var again: Appearance

  private static let fewest = 3

  static func suspicions(in trace: Trace) -> [RefreshedTwiceReference] {
    trace.isHurried ? [] : trace.steps.compactMap { RefreshedTwiceReference($0, in: trace) }
  }

  private init?(_ step: StepTrace, in trace: Trace) {
    guard case .pullToRefresh = step.interaction, step.index <= trace.lastCompletedStep, let before = trace.step(step.index - 1),
      case let count = step.items.count - before.items.count, count >= Self.fewest, count <= before.items.count
    else { return nil }
    let rows = Dictionary(step.checkpoint.map { (Place($0), $0) }) { first, _ in first }
    let pairs = step.checkpoint.compactMap { row -> (first: Appearance, again: Appearance)? in
      guard let other = rows[Place(row, further: count)], other.cellType == row.cellType, Look(row).saysSomething,
        Look(row).words == Look(other).words, !row.isUnsettled, !other.isUnsettled
      else { return nil }
      return (row, other)
    }
    let all = step.checkpoint.filter { rows[Place($0, further: count)] != nil }
    guard pairs.count >= Self.fewest, pairs.count == all.count, Set(pairs.map { Look($0.first).words }).count == pairs.count
    else {
      return nil
    }
    (self.step, self.count, first, again) = (step.index, count, pairs[0].first, pairs[0].again)
  }

  private struct Place: Hashable {
    var list: Int
    var slot: Slot

    init(_ row: Appearance, further count: Int = 0) {
      list = row.item.list
      slot = Slot(section: row.slot.section, item: row.slot.item + count)
    }
  }

  // MARK: Once more

  func request(in runs: RunSet) -> ReferenceRequest {
    let steps = runs.main.completedScript.through(step: step) + [.pullToRefresh]
    return ReferenceRequest(
      script: steps, configuration: runs.main.configuration, purpose: FindingText.doneAgain(runs.words(forStep: step))
    ).recording(from: steps.count)
  }

  func isConfirmed(by trace: Trace, in main: Trace) -> Bool {
    guard let twice = trace.lastIfFinished, let once = main.step(step) else { return false }
    return twice.items.count == once.items.count + count
  }
}

extension RefreshedTwiceReference {
  func finding(in trace: Trace) -> Finding { UnbalancedLifecycle.finding(self, trace) }
}

extension UnbalancedLifecycle {
  fileprivate static func finding(_ rows: RefreshedTwiceReference, _ trace: Trace) -> Finding {
    let words = FindingText.step(rows.step, trace.title(ofStep: rows.step))
    let (first, again) = (rows.first.slot.description, rows.again.slot.description)
    var finding = Finding(
      detector: id, severity: .error, summary: FindingText.refreshedTwice, item: rows.again.item, itemTitle: rows.again.title,
      cellType: rows.again.cellType, cell: rows.again.cell, property: "rows",
      observed: FindingText.sameRows(rows.first.title, at: [first, again]),
      expected: FindingText.sameRows(rows.first.title, at: [first]),
      originStep: rows.step, seenStep: rows.step,
      seen: FindingText.refreshedTwiceSeen(rows.first.title, first: first, again: again, step: words),
      evidence: [FindingText.refreshedTwiceEvidence(rows.count)], shape: ["refreshed"])
    finding.fix = FindingText.fixRefreshedTwice
    return finding
  }
}
