import CellTrace

/// A drag in a list that shows a part of its rows, or another order, which moved other rows of the whole list: what it did cannot be
/// seen while the list is filtered, and can once the filter ends.
///
/// Nothing is run for it unless the end of the main run is suspicious: the drag led to another place, the rows that were shown
/// have the order in the end that they had before it, and the whole list has another order than before it was filtered. Then the script runs without the drag.
package struct FilteredDragReference: StepComparison {
  package static let meaning = "A drag in a filtered list moves a row of the whole list that was not dragged."

  /// The drag's step.
  package var step: Int
  /// The step that filtered the list.
  var filter: Int
  /// The row that was dragged.
  var row: Appearance
  /// A row that moved, by its place in the whole list before.
  var victim: Appearance

  /// In order of steps.
  package static func all(in runs: RunSet) throws(MissingRun) -> [FilteredDragReference] {
    var found: [FilteredDragReference] = []
    for suspicion in suspicions(in: runs.main) {
      let made = try runs.run(suspicion.request(in: runs))
      guard let rest = made.lastIfFinished, let before = runs.main.step(suspicion.filter - 1),
        let order = Order(from: before, to: rest, of: suspicion.row.item.list), order.isKept, order.old.count > 2
      else { continue }
      found.append(suspicion)
    }
    return found
  }

  /// The runs that are still needed for that; none for nearly every script.
  package static func requests(in runs: RunSet) -> [ReferenceRequest] { suspicions(in: runs.main).map { $0.request(in: runs) } }

  /// True if a run that ended here would need such a run.
  package static func isSuspected(in trace: Trace) -> Bool {
    guard let end = trace.steps.last else { return false }
    return trace.steps.contains { FilteredDragReference($0, in: trace, end: end) != nil }
  }

  private static func suspicions(in trace: Trace) -> [FilteredDragReference] {
    guard trace.end == .finished, let end = trace.steps.last else { return [] }
    return trace.steps.lazy.compactMap { FilteredDragReference($0, in: trace, end: end) }.prefix(1).map { $0 }
  }

  private init?(_ step: StepTrace, in trace: Trace, end: StepTrace) {
    guard case .reorder(.resolved(let item), let side, .resolved(let target)) = step.interaction, end.index > step.index,
      let shown = trace.step(step.index - 1), let row = shown[item], let place = shown[target],
      Self.leadsElsewhere(item, side, target, in: shown),
      // Silence of rows that cannot be told apart says nothing of where they stand: both rows of the drag have to be seen there.
      let kept = Order(from: shown, to: end, of: item.list), kept.isKept, kept.old.contains(row.title),
      kept.old.contains(place.title), let filter = trace.filter(beforeDrag: step.index, in: item.list),
      let before = trace.step(filter - 1), let whole = Order(from: before, to: end, of: item.list), whole.old.count > 2
    else { return nil }
    // A row that the filter hid is back. A row that only says something else meanwhile, such as that the list is edited, was never hidden.
    let hidden = before.checkpoint.filter { row in
      row.item.list == item.list && (row.item.goesByPosition || !shown.items.contains(row.item))
    }
    let names = Set(hidden.map(\.title)).subtracting(shown.titles(of: item.list))
    guard !names.isDisjoint(with: end.titles(of: item.list)),
      let victim = before.checkpoint.first(where: { $0.item.list == item.list && whole.moved.contains($0.title) })
    else { return nil }
    (self.step, self.filter, self.row, self.victim) = (step.index, filter, row, victim)
  }

  /// False for a drop where the row stands already.
  private static func leadsElsewhere(_ item: ItemID, _ side: ItemSide, _ target: ItemID, in step: StepTrace) -> Bool {
    let rows = step.checkpoint.filter { $0.item.list == item.list }.map(\.item)
    guard let from = rows.firstIndex(of: item), let place = rows.firstIndex(of: target), from != place else { return false }
    return side == .after ? place != from - 1 : place != from + 1
  }

  /// How the rows stand that two steps show under titles of their own; nil where two rows are called the same, so that nobody can tell.
  private struct Order {
    var old: [String]
    var new: [String]

    init?(from before: StepTrace, to after: StepTrace, of list: Int) {
      let (old, new) = (before.titles(of: list), after.titles(of: list))
      guard Set(old).count == old.count, Set(new).count == new.count else { return nil }
      let common = Set(old).intersection(new)
      (self.old, self.new) = (old.filter(common.contains), new.filter(common.contains))
    }

    var isKept: Bool { old == new }
    /// The titles at whose places others stand since.
    var moved: Set<String> { Set(zip(old, new).filter { $0 != $1 }.map(\.0)) }
  }

  /// The same script without the drag.
  private func request(in runs: RunSet) -> ReferenceRequest {
    let script = runs.main.completedScript.without(steps: [step])
    return ReferenceRequest(
      script: script, configuration: runs.main.configuration, purpose: FindingText.notActed(action: runs.words(forStep: step))
    ).recording(from: script.count)
  }
}

extension FilteredDragReference {
  /// The rows of the last step tell it, whatever is masked at the drag.
  package func isAllowed(by mask: Mask) -> Bool { true }

  package func finding(in trace: Trace) -> Finding { StaleIndexAction.finding(self, trace) }
}

extension StaleIndexAction {
  static func finding(_ drag: FilteredDragReference, _ trace: Trace) -> Finding {
    let filter = FindingText.step(drag.filter, trace.title(ofStep: drag.filter))
    let (target, victim) = (drag.row.title, drag.victim.title)
    return Finding(
      detector: id, severity: severity, summary: FindingText.draggedInFilter(target: target, victim: victim),
      item: drag.victim.item, itemTitle: victim, sourceItem: drag.row.item, sourceItemTitle: target,
      cellType: drag.row.cellType, cell: drag.row.cell, property: "drag", observed: FindingText.movedRow(victim),
      expected: FindingText.movedRow(target), originStep: drag.filter, seenStep: trace.steps.last?.index ?? drag.step,
      seen: FindingText.draggedInFilterSeen(target: target, victim: victim),
      evidence: [FindingText.unfilteredDrag(step: FindingText.step(drag.step, trace.title(ofStep: drag.step)), filter: filter)],
      shape: ["filtered", "moved"])
  }
}
