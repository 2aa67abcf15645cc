import CellTrace

/// Selected rows that stay selected by their numbers when somebody gives the list another order: other rows are selected then.
struct SelectionByPosition: DetectorComparison {
  static let searchName: String? = "selected by position"
  static let meaning = """
    Selected rows stay selected by their numbers when a touch beside the list gives it another order, which is seen \
    without any other run.
    """

  /// The step that gave the list another order.
  var step: Int
  /// A row that was selected, as it was then.
  var before: Appearance
  /// The row that is selected in its place.
  var now: Appearance
  /// How many positions are selected.
  var count: Int

  /// In order of steps, one for each.
  static func all(in trace: Trace, _ mask: Mask) -> [SelectionByPosition] {
    zip(trace.steps, trace.steps.dropFirst()).compactMap { before, after in
      guard after.index <= trace.lastCompletedStep, mask.allows(step: after.index) else { return nil }
      return SelectionByPosition(before, after)
    }
  }

  /// True if a run shows one.
  static func isSuspected(in trace: Trace) -> Bool {
    zip(trace.steps, trace.steps.dropFirst()).contains { SelectionByPosition($0, $1) != nil }
  }

  private init?(_ before: StepTrace, _ after: StepTrace) {
    // Only what is done beside the list: an act on a row may select what it likes.
    guard after.interaction.isBesideLists, after.interaction.target == nil else { return nil }
    let selected = before.checkpoint.filter { $0.flags.contains(.selected) }
    guard let list = selected.first?.item.list, selected.allSatisfy({ $0.item.list == list }) else { return nil }
    let (old, new) = (before.checkpoint.filter { $0.item.list == list }, after.checkpoint.filter { $0.item.list == list })
    let chosen = new.filter { $0.flags.contains(.selected) }
    // The first row may be selected by default.
    guard selected.map(\.slot) == chosen.map(\.slot), selected.contains(where: { $0.slot.item > 0 }),
      Set(old.map(\.title)).count == old.count, Set(new.map(\.title)).count == new.count,
      before.items.count(where: { $0.list == list }) == after.items.count(where: { $0.list == list }), Self.isReordered(old, new)
    else { return nil }
    // Where it is on screen, a row that was selected is not any more, and one is that was not: nobody changed what the rows say.
    guard let left = selected.first(where: { row in !chosen.contains { $0.title == row.title } }),
      let taken = chosen.first(where: { row in !selected.contains { $0.title == row.title } }),
      left.slot.item > 0 || taken.slot.item > 0
    else { return nil }
    (step, self.before, now, count) = (after.index, left, taken, selected.count)
  }

  /// True if at least two rows stand elsewhere, so that it is the rows that moved and not their words that changed.
  private static func isReordered(_ old: [Appearance], _ new: [Appearance]) -> Bool {
    let places = Dictionary(old.map { ($0.title, $0.slot) }) { first, _ in first }
    return new.count { row in places[row.title].map { $0 != row.slot } ?? false } > 1
  }
}

extension SelectionByPosition {
  static func findings(
    in runs: RunSet, _ mask: Mask, besides known: KnownFindings
  ) throws(MissingRun) -> [Finding] {
    all(in: runs.main, mask).map { StaleIndexState.finding($0, runs.main) }
  }
}

extension StaleIndexState {
  static func finding(_ selection: SelectionByPosition, _ trace: Trace) -> Finding {
    let (before, now) = (selection.before, selection.now)
    let step = FindingText.step(selection.step, trace.title(ofStep: selection.step))
    return Finding(
      detector: id, severity: severity, summary: FindingText.selectedByPosition(selected: before.title, shown: now.title),
      item: now.item, itemTitle: now.title, sourceItem: before.item, sourceItemTitle: before.title, cellType: now.cellType,
      cell: now.cell, property: "selection", observed: now.title, expected: before.title, originStep: selection.step,
      seenStep: selection.step,
      seen: FindingText.selectedByPositionSeen(selected: before.title, shown: now.title, slot: now.slot.description),
      evidence: [FindingText.selectedPositions(selection.count, step: step)], shape: ["selected"])
  }
}
