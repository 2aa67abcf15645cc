import CellTrace

/// What is chosen in a menu of a row once more, and does nothing, where it does something if all cells are made anew before the menu opens: the menu
/// that the live cell keeps was made before the row had changed, and its closures have captured how the row was then.
///
/// What rightly does nothing the second time, such as marking a message as read, does nothing in new cells either.
struct KeptMenuReference: SuspectedReference {
  static let searchName: String? = "chosen in a kept menu"
  static let meaning = """
    A menu entry does nothing when it is chosen again, and works where the cell is made anew: it is of a menu that the \
    cell kept.
    """

  /// The choice, with the step that opened the menu, and the earlier step that had chosen the same and changed the row.
  var action: ItemAction
  var opener: Int
  var earlier: Int
  /// The row before the menu opened.
  var row: Appearance

  // MARK: What is suspected

  static func suspicions(in trace: Trace) -> [KeptMenuReference] {
    if trace.isHurried { return [] }
    let acts = ItemAction.all(in: trace)
    return acts.enumerated().compactMap { KeptMenuReference($1, after: acts[..<$0], in: trace) }
  }

  private init?(_ act: ItemAction, after earlier: ArraySlice<ItemAction>, in trace: Trace) {
    guard let opener = act.openers.first, act.openers.count == 1, act.step == opener + 1, act.step <= trace.lastCompletedStep,
      case .chooseMenuItem(let path)? = trace.step(act.step)?.interaction,
      case .openMenu? = trace.step(opener)?.interaction,
      let before = trace.step(opener - 1), let after = trace.step(act.step), let row = before[act.item], !row.isUnsettled,
      after.items == before.items, after.outcomes.isEmpty, !Self.changes(from: before, to: after)
    else { return nil }
    let first = earlier.last { former in
      guard former.item == act.item, case .chooseMenuItem(path)? = trace.step(former.step)?.interaction,
        let unset = trace.step((former.openers.first ?? former.step) - 1)?[act.item], let set = trace.step(former.step)?[act.item]
      else { return false }
      return set.cell == row.cell && set.reuse == row.reuse && set.hasOtherContent(than: unset)
    }
    guard let first else { return nil }
    (self.action, self.opener, self.earlier, self.row) = (act, opener, first.step, row)
  }

  private static func changes(from before: StepTrace, to after: StepTrace) -> Bool {
    after.checkpoint.contains { row in before[row.item].map { row.hasOtherContent(than: $0) } ?? true }
  }

  // MARK: In new cells

  func request(in runs: RunSet) -> ReferenceRequest {
    let script = runs.main.completedScript
    let lead = script.through(step: opener - 1) + [.rebuildVisibleCells]
    return ReferenceRequest(
      script: lead + [script[step: opener], script[step: action.step]], configuration: runs.main.configuration,
      purpose: FindingText.openedInNewCell(runs.words(forStep: opener))
    ).recording(from: lead.count)
  }

  /// True if the row looks as it did before the menu opened, and then changes.
  func isConfirmed(by trace: Trace, in main: Trace) -> Bool {
    guard trace.end == .finished, trace.steps.count > 2, let before = trace.steps[trace.steps.count - 3][row.item],
      let after = trace.steps[trace.steps.count - 1][row.item]
    else { return false }
    return !before.hasOtherContent(than: row) && after.hasOtherContent(than: before)
  }
}

extension KeptMenuReference {
  /// The step in which the entry was chosen.
  var step: Int { action.step }

  /// Whatever else is said of the step says it better.
  func isTold(by known: KnownFindings) -> Bool { known.all.tell(step: step) }

  func finding(in trace: Trace) -> Finding { StaleIndexAction.finding(self, trace) }
}

extension StaleIndexAction {
  static func finding(_ kept: KeptMenuReference, _ trace: Trace) -> Finding {
    let action = ActionWords(kept.action.step, on: kept.action.item, in: trace)
    let row = kept.row
    let earlier = FindingText.step(kept.earlier, trace.title(ofStep: kept.earlier))
    var finding = Finding(
      detector: id, severity: severity, summary: FindingText.keptMenu(action: action.words, target: row.title), item: row.item,
      itemTitle: row.title, cellType: row.cellType, cell: row.cell, property: action.property, observed: FindingText.nothing,
      expected: FindingText.changed(row.title), originStep: kept.earlier, originPlace: action.place, seenStep: kept.action.step,
      seen: FindingText.keptMenuSeen(row.title),
      evidence: [FindingText.keptMenuEvidence(earlier: earlier, title: row.title)], shape: ["kept menu"])
    finding.fix = FindingText.fixKeptMenu
    return finding
  }
}
