import CellTrace

/// Who is who where identifiers do not tell: after a classic data source only said "reload" the list keeps its items by position,
/// and rows that are identified by their positions stay where they are, whatever moved. What the rows show tells, if no two of
/// them show the same.
package enum ReloadedRows {
  /// The item under which the row of `item` goes on after the steps `first + 1 … last`; nil if that can't be told.
  package static func successor(of item: ItemID, from first: Int, to last: Int, in trace: Trace) -> ItemID? {
    // Only what has no name of its own is called by a number.
    guard item.goesByPosition || (item.key.allSatisfy(\.isNumber) && !isDeclared(item.list, in: trace)) else { return item }
    var current = item
    for step in trace.steps where step.index > first && step.index <= last {
      guard passesContentsOn(item.list, in: step.index, of: trace) else { continue }
      guard let before = trace.step(step.index - 1),
        let next = counterpart(of: current, in: before.checkpoint, among: step.checkpoint)
      else { return nil }
      current = next
    }
    return current
  }

  /// True if the screen says what identifies the items of a list: a number is a name then, and no position.
  static func isDeclared(_ list: Int, in trace: Trace) -> Bool {
    trace.steps.contains { step in
      step.events.contains { if case .itemsWithoutIdentity(list, declared: true) = $0.kind { true } else { false } }
    }
  }

  /// True if the rows of a list are known by their positions, and some came, went or changed places: contents are other items' since.
  package static func isRenumbered(_ list: Int, from earlier: StepTrace, to later: StepTrace) -> Bool {
    RowsByPosition.isRenumbered(list, from: earlier, to: later)
  }

  /// The item in `others` that shows what `item` shows in `rows`; nil if it is not the only one in either.
  static func counterpart(of item: ItemID, in rows: [Appearance], among others: [Appearance]) -> ItemID? {
    guard let title = rows.first(where: { $0.item == item })?.title else { return nil }
    func named(_ all: [Appearance]) -> [Appearance] { all.filter { $0.item.list == item.list && $0.title == title } }
    let matches = named(others)
    return named(rows).count == 1 && matches.count == 1 ? matches[0].item : nil
  }

  /// True if the contents may have passed from row to row: the list was reloaded, or its rows are known by their positions and
  /// some came, went or changed places.
  static func passesContentsOn(_ list: Int, in index: Int, of trace: Trace) -> Bool {
    guard let step = trace.step(index) else { return false }
    return isReloaded(list, in: step)
      || trace.step(index - 1).map { RowsByPosition.isRenumbered(list, from: $0, to: step) } ?? false
  }

  /// True if the whole list was reloaded in the step.
  static func isReloaded(_ list: Int, in step: StepTrace) -> Bool { reloads(of: list, in: step) > 0 }

  /// How often the whole list was reloaded in the step.
  static func reloads(of list: Int, in step: StepTrace) -> Int {
    step.events.count { event in
      guard case .snapshotApplied(list, _, let inserted, _, 0, 0, let reloaded) = event.kind, reloaded > 0 else { return false }
      return inserted + reloaded == step.items.count { $0.list == list }
    }
  }
}
