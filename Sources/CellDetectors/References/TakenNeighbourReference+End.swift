import CellTrace

/// The action done to the row at the end of its list, which has no neighbour to take along.
extension TakenNeighbourReference {
  /// How often the end of a list is looked for that loads more rows as soon as its end is seen.
  private static let pages = 3

  /// The row at the end, and the run in which the action was done to it; nil if there is none, or if more rows come whenever the end is reached.
  func atEnd(in runs: RunSet) throws(MissingRun) -> (row: ItemID, run: Trace)? {
    guard var last = last(in: runs.main) else { return nil }
    /// Rows at the end that have no such action.
    var without: Set<ItemID> = []
    for page in 1...Self.pages {
      var run = try runs.run(request(last, scrolls: page, in: runs))
      // What stands at the end may be of another kind, as what loads more.
      if case .stepFailed = run.end, let other = self.last(in: run, besides: last, runs.main) {
        without.insert(last)
        last = other
        run = try runs.run(request(last, scrolls: page, in: runs))
      }
      // The rows that came when the end was seen stand behind it: it has a neighbour again.
      guard let further = further(than: last, in: run), !without.contains(further) else { return (last, run) }
      last = further
    }
    return nil
  }

  /// The row at the end of the list that has no neighbour on that side.
  private func last(in main: Trace) -> ItemID? {
    let items = main.step((action.openers.first ?? action.step) - 1)?.items.filter { $0.list == row.item.list } ?? []
    guard let last = way > 0 ? items.last : items.first, last != row.item else { return nil }
    return last
  }

  /// The next one on screen to which the action can be done, where it could not be done to the row at the end.
  private func last(in trace: Trace, besides last: ItemID, _ main: Trace) -> ItemID? {
    let used = main.step(action.openers.first ?? action.step)?.interaction.element
    let rows = trace.steps.last?.checkpoint.filter { other in
      other.item.list == row.item.list && other.item != last && other.cellType == row.cellType && other.has(used, of: row)
    }
    let ends = rows?.sorted { $0.slot < $1.slot }
    return way > 0 ? ends?.last?.item : ends?.first?.item
  }

  /// The row at the end before the action, if it is another one than that which it was done to, and is not seen to be of another kind; nil where
  /// the action ended the run.
  private func further(than last: ItemID, in run: Trace) -> ItemID? {
    guard let end = run.lastIfFinished, let before = run.step(end.index - action.openers.count - 1) else { return nil }
    let items = before.items.filter { $0.list == row.item.list }
    guard let place = items.firstIndex(of: last) else { return nil }
    let beyond = way > 0 ? Array(items[(place + 1)...]) : Array(items[..<place].reversed())
    return beyond.last { item in before[item].map { $0.cellType == row.cellType } ?? true }
  }

  /// The same action on a row at the end of the list.
  private func request(_ last: ItemID, scrolls: Int, in runs: RunSet) -> ReferenceRequest {
    let script = runs.main.completedScript
    let steps = action.openers + [action.step]
    let scroll: Interaction = way > 0 ? .scrollToEnd : .scrollToTop
    let other =
      script.through(step: steps[0] - 1) + Array(repeating: scroll, count: scrolls)
      + script[steps: steps].map { $0.naming(last, insteadOf: row.item) }
    let words = runs.words(forStep: action.step)
    return ReferenceRequest(
      script: other, configuration: runs.main.configuration,
      purpose: way > 0 ? FindingText.doneToLast(words) : FindingText.doneToFirst(words)
    ).recording(from: other.count - steps.count)
  }

  /// True if the row at the end is gone, and no other one.
  func isAlone(_ last: ItemID, in trace: Trace) -> Bool {
    guard let end = trace.lastIfFinished, let before = trace.step(end.index - action.openers.count - 1),
      Self.loses(1, from: before, to: end, list: row.item.list)
    else { return false }
    return last.goesByPosition || !end.items.contains(last)
  }
}
