import CellTrace

/// An action on one row that changes another, after the data moved, and that changes its own row where all cells are made anew first: what the live cell
/// keeps, such as the closure of a coordinator or a tag, is of the row that it had, or of the place.
///
/// What rightly changes other rows, as a radio button does, changes them in new cells as well.
struct RebuiltActionReference: SuspectedReference {
  static let searchName: String? = "action by a former cell"
  static let meaning = """
    An action changes another row, and its own row once cells are made anew: it goes by what the live cell kept.
    """

  /// The action, and the last step before it in which rows moved.
  var action: ItemAction
  var change: Int
  /// The row that was acted on, and the one that changed, after the action.
  var row: Appearance
  var victim: Appearance
  var difference: Difference

  // MARK: What is suspected

  static func suspicions(in trace: Trace) -> [RebuiltActionReference] {
    if trace.isHurried { return [] }
    return ItemAction.all(in: trace).compactMap { RebuiltActionReference($0, in: trace) }
  }

  private init?(_ action: ItemAction, in trace: Trace) {
    guard action.openers.isEmpty, !action.takesBack, action.step <= trace.lastCompletedStep,
      let before = trace.step(action.step - 1), let after = trace.step(action.step), before.items == after.items,
      let change = Self.lastMove(before: action.step, in: trace)
    else { return nil }
    func changes(_ row: Appearance) -> Difference? {
      guard !row.isUnsettled, let former = before[row.item], !former.isUnsettled else { return nil }
      return row.change(from: former)
    }
    let changed = after.checkpoint.compactMap { row in changes(row).map { (row, $0) } }
    guard changed.count == 1, let (victim, difference) = changed.first, victim.item != action.item,
      let row = after[action.item] ?? before[action.item], !victim.item.isInside(row, action.item), victim.title != row.title
    else { return nil }
    (self.action, self.change, self.row, self.victim, self.difference) = (action, change, row, victim, difference)
  }

  /// The last step in which rows of a list came, went or moved.
  private static func lastMove(before step: Int, in trace: Trace) -> Int? {
    trace.steps.last { one in
      one.index > 0 && one.index < step && (trace.step(one.index - 1).map { $0.items != one.items && !$0.items.isEmpty } ?? false)
    }?.index
  }

  // MARK: In new cells

  func request(in runs: RunSet) -> ReferenceRequest {
    let script = runs.main.completedScript
    let lead = script.through(step: action.step - 1) + [.rebuildVisibleCells]
    return ReferenceRequest(
      script: lead + [script[step: action.step]], configuration: runs.main.configuration,
      purpose: FindingText.actedInNewCells(runs.words(forStep: action.step))
    ).recording(from: lead.count)
  }

  /// True if both rows look as they did before the action, and then the victim stays so and the row that was acted on changes.
  func isConfirmed(by trace: Trace, in main: Trace) -> Bool {
    guard trace.end == .finished, trace.steps.count > 1, let then = main.step(action.step - 1) else { return false }
    let (before, after) = (trace.steps[trace.steps.count - 2], trace.steps[trace.steps.count - 1])
    func differs(_ item: ItemID, _ one: StepTrace, _ other: StepTrace) -> Bool {
      guard let now = one[item], let former = other[item] else { return true }
      return now.change(from: former) != nil
    }
    guard !differs(victim.item, before, then), !differs(row.item, before, then) else { return false }
    return !differs(victim.item, after, before) && after[row.item] != nil && differs(row.item, after, before)
  }
}

extension Appearance {
  /// What it shows otherwise; that a field shows what was typed in it is no effect.
  fileprivate func change(from former: Appearance) -> Difference? {
    AppearanceDiff.contentDifferences(of: self, from: former).first { difference in
      difference.kind != .geometry && !elements.contains { $0.path == difference.path && $0.role == .textField }
    }
  }
}

extension ItemID {
  /// True for a row of a list that is part of the row which was acted on.
  fileprivate func isInside(_ row: Appearance, _ outer: ItemID) -> Bool {
    list != outer.list && row.elements.contains { $0.path.contains("ForEach(\(key))") }
  }
}

extension RebuiltActionReference {
  /// The step in which the row was acted on.
  var step: Int { action.step }

  /// Whatever else is said of the step says it better.
  func isTold(by known: KnownFindings) -> Bool { known.all.tell(step: step) }

  func finding(in trace: Trace) -> Finding { StaleIndexAction.finding(self, trace) }
}

extension StaleIndexAction {
  static func finding(_ rebuilt: RebuiltActionReference, _ trace: Trace) -> Finding {
    let action = ActionWords(rebuilt.action.step, on: rebuilt.action.item, in: trace)
    let (row, victim) = (rebuilt.row, rebuilt.victim)
    let change = FindingText.step(rebuilt.change, trace.title(ofStep: rebuilt.change))
    var finding = Finding(
      detector: id, severity: severity,
      summary: FindingText.actionOfFormerCell(action: action.words, target: row.title, victim: victim.title), item: victim.item,
      itemTitle: victim.title, sourceItem: row.item, sourceItemTitle: row.title, cellType: row.cellType, cell: row.cell,
      property: action.property, observed: FindingText.changed(victim.title), expected: FindingText.changed(row.title),
      originStep: rebuilt.change, originPlace: action.place, seenStep: rebuilt.action.step,
      seen: FindingText.seen(victim.title, rebuilt.difference, reference: FindingText.beforeTheAction),
      element: rebuilt.difference.path, evidence: [FindingText.actionOfFormerCellEvidence(change: change, victim: victim.title)],
      shape: ["former cell"])
    finding.fix = FindingText.fixActionOfFormerCell
    return finding
  }
}
