import CellTrace

/// A row that is taken away in a filtered list and put back, and then stands at another place of that list: its number there was used in the whole
/// one, or the other way round.
///
/// Its reference does both before the filter, where the row comes back to its own place: that is what putting back means here. A list that has
/// one place for all that comes back, such as the top, has it without the filter as well.
struct FilteredUndoReference: SuspectedReference {
  static let searchName: String? = "put back in a filter"
  static let meaning = """
    A row that is removed in a filtered list and put back stands at another place there, and comes back to its own where \
    both are done before the filter.
    """

  /// The step that put it back, the one that filtered the list, and the action that removed the row.
  var step: Int
  var filter: Int
  private var act: ItemAction
  /// The row, before it was removed and since it is back.
  var former: Appearance
  var row: Appearance
  /// What stands in front of it; nil for the beginning.
  var neighbours: (former: String?, present: String?)

  // MARK: What is suspected

  static func suspicions(in trace: Trace) -> [FilteredUndoReference] {
    trace.isHurried ? [] : ItemAction.all(in: trace).compactMap { FilteredUndoReference($0, in: trace) }
  }

  private init?(_ act: ItemAction, in trace: Trace) {
    let list = act.item.list
    guard !act.takesBack, let filter = trace.filter(before: act), let whole = trace.step(filter - 1)?.order(of: list),
      let before = trace.step((act.openers.first ?? act.step) - 1), let shown = before.order(of: list), shown.count < whole.count,
      Set(shown).isSubset(of: whole), whole.filter(Set(shown).contains) == shown, let former = before[act.item],
      before.only(former.title, in: list) != nil,
      let removed = trace.step(act.step)?.order(of: list),
      let back = trace.steps.first(where: { $0.index > act.step && !$0.onlyMoves }), back.index <= trace.lastCompletedStep,
      back.interaction.isBesideLists || back.interaction == .undo, let now = back.order(of: list),
      let row = back.only(former.title, in: list), let name = before.name(of: former), back.name(of: row) == name,
      removed == shown.filter({ $0 != name }), now.filter({ $0 != name }) == removed, now != shown
    else { return nil }
    (step, self.filter, self.act, self.former, self.row) = (back.index, filter, act, former, row)
    neighbours = (before.title(before: former), back.title(before: row))
  }

  // MARK: Both before the filter

  func request(in runs: RunSet) -> ReferenceRequest {
    let script = runs.main.completedScript
    let own: ItemLocator = act.item.goesByPosition ? .showing(former.title) : .resolved(act.item)
    let acts = script[steps: act.openers + [act.step]].map { $0.mapItems { $0 == .resolved(act.item) ? own : $0 } }
    let steps = script.through(step: filter - 1) + [.scrollTo(own)] + acts + [script[step: step]]
    return ReferenceRequest(
      script: steps, configuration: runs.main.configuration,
      purpose: FindingText.actedFirst(action: runs.words(forStep: act.step))
    ).recording(from: steps.count - 1)
  }

  /// True if the row is gone in between, and at its own place in the end.
  func isConfirmed(by trace: Trace, in main: Trace) -> Bool {
    guard trace.end == .finished, let end = trace.steps.last, let removed = trace.steps.dropLast().last,
      let whole = main.step(filter - 1)?.order(of: former.item.list)
    else { return false }
    return end.order(of: former.item.list) == whole && removed.order(of: former.item.list)?.count == whole.count - 1
  }
}

extension StepTrace {
  /// What names a row among all others: its identifier, or its title where rows go by their numbers.
  fileprivate func name(of row: Appearance) -> String? { row.item.goesByPosition ? row.title : row.item.key }

  /// The names of all rows of a list; nil if they are not known, or not different.
  fileprivate func order(of list: Int) -> [String]? {
    let all = items.filter { $0.list == list }
    var names = all.map(\.key)
    if all.contains(where: \.goesByPosition) {
      names = titles(of: list)
    }
    return names.count == all.count && Set(names).count == names.count ? names : nil
  }

  /// The title of the row in front of another one.
  fileprivate func title(before row: Appearance) -> String? {
    let rows = checkpoint.filter { $0.item.list == row.item.list }.sorted { $0.slot < $1.slot }
    return rows.last { $0.slot < row.slot }?.title
  }
}

extension FilteredUndoReference {
  func finding(in trace: Trace) -> Finding { StaleIndexAction.finding(self, trace) }
}

extension StaleIndexAction {
  static func finding(_ undo: FilteredUndoReference, _ trace: Trace) -> Finding {
    func words(_ step: Int) -> String { FindingText.step(step, trace.title(ofStep: step)) }
    let row = undo.row
    let (former, present) = (
      FindingText.standsBehind(undo.neighbours.former), FindingText.standsBehind(undo.neighbours.present)
    )
    var finding = Finding(
      detector: id, severity: severity, summary: FindingText.filteredUndo(title: row.title, step: words(undo.step)),
      item: row.item, itemTitle: row.title, cellType: row.cellType, cell: row.cell, property: "row", observed: present,
      expected: former, originStep: undo.filter, seenStep: undo.step,
      seen: FindingText.filteredUndoSeen(title: row.title, former: former, present: present),
      evidence: [FindingText.filteredUndoEvidence(filter: words(undo.filter))], shape: ["restored", "filter"])
    finding.fix = FindingText.fixFilteredUndo
    return finding
  }
}
