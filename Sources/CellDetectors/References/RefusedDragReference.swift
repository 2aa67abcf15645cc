import CellTrace

/// A drag in a filtered list that comes to nothing, where the same drag moves the row in the whole list: the positions among the rows that are
/// shown were used in all of them, and something else may have moved there that nobody sees (``FilteredDragReference`` tells where the filter ends).
///
/// A list may refuse to be put in order while it shows a part of its rows, so this is a warning.
struct RefusedDragReference: SuspectedReference {
  static let searchName: String? = "dragged to nothing"
  static let meaning = """
    A drag in a filtered list comes to nothing, and moves its row where it is done before the filter: a warning, since the \
    list may refuse it.
    """

  /// The drag's step, and the one that filtered the list.
  var step: Int
  var filter: Int
  /// The row, and the one beside which it was let go.
  var row: Appearance
  private var target: Appearance
  private var side: ItemSide
  /// The rows that the filter leaves.
  private var shown: [ItemID]

  static func suspicions(in trace: Trace) -> [RefusedDragReference] {
    trace.isHurried ? [] : trace.steps.compactMap { RefusedDragReference($0, in: trace) }
  }

  private init?(_ step: StepTrace, in trace: Trace) {
    guard case .reorder(.resolved(let item), let side, .resolved(let other)) = step.interaction, !item.goesByPosition,
      item != other, step.index <= trace.lastCompletedStep, !step.comesInFront,
      let filter = trace.filter(beforeDrag: step.index, in: item.list),
      let whole = trace.step(filter - 1)?.items.filter({ $0.list == item.list }), let before = trace.step(step.index - 1),
      let row = before[item], let target = before[other], row.slot.section == target.slot.section
    else { return nil }
    let shown = before.items.filter { $0.list == item.list }
    guard shown.count < whole.count, Set(shown).isSubset(of: whole), whole.filter(Set(shown).contains) == shown,
      step.items.filter({ $0.list == item.list }) == shown, Self.moved(item, side, other, in: shown) != shown
    else { return nil }
    (self.step, self.filter, self.row, self.target, self.side) = (step.index, filter, row, target, side)
    self.shown = shown
  }

  /// The rows once one of them stands beside another.
  private static func moved(_ item: ItemID, _ side: ItemSide, _ other: ItemID, in rows: [ItemID]) -> [ItemID] {
    var rows = rows.filter { $0 != item }
    guard let place = rows.firstIndex(of: other) else { return rows }
    rows.insert(item, at: side == .after ? place + 1 : place)
    return rows
  }

  // MARK: Before the filter

  func request(in runs: RunSet) -> ReferenceRequest {
    let script = runs.main.completedScript
    let steps =
      script.through(step: step - 1).without(steps: [filter]) + [.scrollTo(.resolved(row.item)), script[step: step]]
      + [script[step: filter]]
    return ReferenceRequest(
      script: steps, configuration: runs.main.configuration, purpose: FindingText.actedFirst(action: runs.words(forStep: step))
    ).recording(from: steps.count)
  }

  /// True if the row stands where it was let go, and all others as they stood.
  func isConfirmed(by trace: Trace, in main: Trace) -> Bool {
    let rows = trace.lastIfFinished?.items.filter { $0.list == row.item.list }
    return rows == Self.moved(row.item, side, target.item, in: shown)
  }
}

extension RefusedDragReference {
  /// What moved instead says it better.
  func isTold(by known: KnownFindings) -> Bool { known.all.tell(step: step) }

  func finding(in trace: Trace) -> Finding { StaleIndexAction.finding(self, trace) }
}

extension StaleIndexAction {
  static func finding(_ drag: RefusedDragReference, _ trace: Trace) -> Finding {
    let title = drag.row.title
    let finding = Finding(
      detector: id, severity: severity, summary: FindingText.refusedDrag(title: title), item: drag.row.item, itemTitle: title,
      cellType: drag.row.cellType, cell: drag.row.cell, property: "drag", observed: FindingText.moved(nil),
      expected: FindingText.moved(title), originStep: drag.filter, seenStep: drag.step,
      seen: FindingText.refusedDragSeen(title: title),
      evidence: [FindingText.refusedDragEvidence(filter: FindingText.step(drag.filter, trace.title(ofStep: drag.filter)))],
      shape: ["refused"])
    return finding.asWarning(if: true)
  }
}
