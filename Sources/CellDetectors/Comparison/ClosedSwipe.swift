import CellTrace

/// Row actions that stood open and closed while nobody did anything: the list was reloaded, although its rows are the same.
struct ClosedSwipe: DetectorComparison {
  static let searchName: String? = "closed by a reload"
  static let meaning = """
    Row actions that a user had swiped open close while nobody does anything, because the list reloads rows that are the \
    same.
    """

  /// The step in which time passed.
  var step: Int
  /// The step in which the row was swiped open.
  var opened: Int
  /// The row as it is now.
  var row: Appearance
  /// How often the list was reloaded.
  var reloads: Int

  /// In order of steps.
  /// - Parameter mask: What the control masks; nil while it was not made, as in a search.
  static func all(in trace: Trace, _ mask: Mask?) -> [ClosedSwipe] {
    zip(trace.steps, trace.steps.dropFirst()).compactMap { before, after in
      guard mask?.allows(step: after.index) ?? true, case .wait = after.interaction,
        let open = before.checkpoint.first(where: { $0.flags.contains(.swiped) }), let row = after[open.item],
        !row.flags.contains(.swiped), row.title == open.title, before.items == after.items
      else { return nil }
      let reloads = ReloadedRows.reloads(of: open.item.list, in: after)
      // One reload may bring what is new; the next one comes for nothing, or comes again and again.
      guard reloads > 1 || (reloads == 1 && isSame(before, after, open.item.list)) else { return nil }
      let opened = trace.steps.last { step in
        if case .swipe = step.interaction { step.index <= before.index && step.interaction.target == open.item } else { false }
      }
      guard let opened else { return nil }
      return ClosedSwipe(step: after.index, opened: opened.index, row: row, reloads: reloads)
    }
  }

  /// True if every row says what it said.
  private static func isSame(_ before: StepTrace, _ after: StepTrace, _ list: Int) -> Bool {
    after.checkpoint.filter { $0.item.list == list }.allSatisfy { row in before[row.item].map(Look.init) == Look(row) }
  }
}

extension ClosedSwipe {
  static func isSuspected(in trace: Trace) -> Bool { !all(in: trace, nil).isEmpty }

  static func findings(
    in runs: RunSet, _ mask: Mask, besides known: KnownFindings
  ) throws(MissingRun) -> [Finding] {
    all(in: runs.main, mask).map { LostViewState.finding($0, runs.main) }
  }
}

extension LostViewState {
  static func finding(_ lost: ClosedSwipe, _ trace: Trace) -> Finding {
    let title = lost.row.title
    func words(_ step: Int) -> String { FindingText.step(step, trace.title(ofStep: step)) }
    return Finding(
      detector: id, severity: severity, summary: FindingText.swipeClosedByReload(title: title, reloads: lost.reloads),
      item: lost.row.item, itemTitle: title, cellType: lost.row.cellType, cell: lost.row.cell, property: "swipe actions",
      observed: FindingText.closed, expected: FindingText.open, originStep: lost.opened, seenStep: lost.step,
      seen: FindingText.swipeClosedSeen(title: title, opened: words(lost.opened), step: words(lost.step)),
      evidence: [FindingText.reloadedTheSame(lost.reloads)], shape: ["swipe"])
  }
}
