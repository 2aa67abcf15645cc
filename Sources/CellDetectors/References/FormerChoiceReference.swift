import CellTrace

/// What stands beside the list, or came into it with the first choice, speaks of the row that was chosen first, where another one has been
/// chosen since: it was made for the first and never made anew.
///
/// The rows must say that the choice went from the one to the other: the first looks as it did before, and the second has what the
/// first had got. Then the second is chosen alone.
///
/// A screen may remember by intention what was chosen first. One that has written it down itself may do so; a view whose state came to life for
/// the first choice only copied it. One that keeps the first in one state and has another one that goes on with the choice means it. Where no such state is seen, it is a warning; state that holds something else, as an empty text for a note, is none.
struct FormerChoiceReference: StepComparison {
  static let searchName: String? = "made for a former choice"
  static let meaning = """
    What stands beside the list, or came into it with the first choice, and was made for the row that was chosen first is stale \
    once the rows say that another one is chosen: an error where a view has a copy of the first choice in state of its own, and else a warning.
    """

  /// The step that chose the second row.
  var step: Int
  /// The row that was chosen first, and the one that is chosen now.
  var former: Appearance
  var row: Appearance
  /// The text that names the first, and the one that names the second where that alone was chosen.
  var wrong: String
  var right: String
  /// True if a view beside the rows came to life with the first choice, with state that can hold it.
  var isCopied: Bool

  /// At most one: the first says it all.
  static func all(in runs: RunSet) throws(MissingRun) -> [FormerChoiceReference] {
    guard let suspected = suspicion(in: runs.main) else { return [] }
    return [suspected.confirmed(by: try runs.run(suspected.request(in: runs)))].compactMap(\.self)
  }

  /// The run that is still needed for that; none for nearly every script.
  static func requests(in runs: RunSet) -> [ReferenceRequest] {
    suspicion(in: runs.main).map { [$0.request(in: runs)] } ?? []
  }

  /// True if a script is worth the run.
  static func isSuspected(in trace: Trace) -> Bool { suspicion(in: trace) != nil }

  // MARK: What is suspected

  fileprivate struct Suspected {
    var first: Int
    var second: Int
    var former: Appearance
    var row: Appearance
    var wrong: String
    var isCopied: Bool
    /// The rows that are no doing of a choice.
    var known: Set<ItemID>
  }

  private static func suspicion(in trace: Trace) -> Suspected? {
    let acts = ItemAction.all(in: trace).filter { $0.openers.isEmpty && $0.step <= trace.lastCompletedStep }
    for (place, second) in acts.enumerated() {
      for first in acts[..<place].reversed() where first.item != second.item && first.item.list == second.item.list {
        if let found = suspicion(first, second, in: trace) { return found }
      }
    }
    return nil
  }

  private static func suspicion(_ first: ItemAction, _ second: ItemAction, in trace: Trace) -> Suspected? {
    guard let start = trace.step(first.step - 1), let chosen = trace.step(first.step), let before = trace.step(second.step - 1),
      let end = trace.step(second.step), case let known = Set(start.items),
      hasSameRows(start, chosen, before, end), let former = start[first.item], let row = start[second.item],
      start.only(former.title, in: former.item.list) != nil, start.only(row.title, in: row.item.list) != nil,
      !former.title.contains(row.title), !row.title.contains(former.title)
    else { return nil }
    // It spoke of the first since that was chosen, and never of the second.
    guard let now = end.outcome(besides: known), now.names(former.title), !now.names(row.title),
      chosen.outcome(besides: known)?.names(former.title) ?? false, !(start.besideOutcome?.names(former.title) ?? false),
      before.outcome(besides: known)?.names(former.title) ?? false
    else { return nil }
    // The choice itself went on.
    guard let marked = chosen[first.item], let freed = end[first.item], let taken = end[second.item],
      let own = before[second.item],
      AppearanceDiff.contentDifferences(of: freed, from: former).isEmpty,
      marked.flags == former.flags || freed.flags == former.flags,
      AppearanceDiff.contentDifferences(of: own, from: row).isEmpty
    else { return nil }
    let got = AppearanceDiff.contentDifferences(of: marked, from: former)
    let gets = AppearanceDiff.contentDifferences(of: taken, from: row)
    guard !got.isEmpty, got.map({ $0.key.moved(from: marked, to: taken) }) == gets.map(\.key),
      got.map(\.observed) == gets.map(\.observed), !isKeptBesides(former, row, chosen, end)
    else { return nil }
    return Suspected(
      first: first.step, second: second.step, former: former, row: row, wrong: now.words(naming: former.title),
      isCopied: chosen.createsState(beside: former, known), known: known)
  }

  /// True if the app has written down the first choice in two states, of which the second choice changed just one.
  private static func isKeptBesides(_ former: Appearance, _ row: Appearance, _ chosen: StepTrace, _ end: StepTrace) -> Bool {
    let (first, second) = (chosen.states(naming: former), end.states(naming: row))
    return !first.isDisjoint(with: second) && !first.subtracting(end.states(naming: nil)).isEmpty
  }

  /// True if the rows are the same, but for those that came with the first choice and are all there is since.
  private static func hasSameRows(_ start: StepTrace, _ chosen: StepTrace, _ before: StepTrace, _ end: StepTrace) -> Bool {
    if start.items == end.items { return true }
    let known = Set(start.items)
    return chosen.items == end.items && before.items == end.items && end.items.filter(known.contains) == start.items
  }
}

extension FormerChoiceReference.Suspected {
  /// The second row, chosen alone.
  fileprivate func request(in runs: RunSet) -> ReferenceRequest {
    let script = runs.main.completedScript
    let steps = script.through(step: first - 1) + [script[step: second]]
    return ReferenceRequest(
      script: steps, configuration: runs.main.configuration,
      purpose: FindingText.chosenAlone(action: runs.words(forStep: second))
    ).recording(from: steps.count)
  }

  fileprivate func confirmed(by trace: Trace) -> FormerChoiceReference? {
    guard let shown = trace.lastIfFinished?.outcome(besides: known), shown.names(row.title), !shown.names(former.title) else {
      return nil
    }
    return FormerChoiceReference(
      step: second, former: former, row: row, wrong: wrong, right: shown.words(naming: row.title), isCopied: isCopied)
  }
}

extension StepTrace {
  /// States that got the title or the identifier of a row; all that were written for nil.
  fileprivate func states(naming row: Appearance?) -> Set<PropertyKey> {
    Set(
      events.compactMap { event in
        guard case .stateWritten(_, _, let path, let property, _, let new) = event.kind else { return nil }
        let isNamed = row.map { row in !row.title.isEmpty && (new.contains(row.title) || new == row.item.key) } ?? true
        return isNamed ? PropertyKey(path: path, name: property) : nil
      })
  }

  /// What stands beside the list, and in rows that were not there before anything was chosen.
  fileprivate func outcome(besides known: Set<ItemID>) -> ShownOutcome? {
    let rows = checkpoint.filter { !known.contains($0.item) }
    if beside == nil && rows.isEmpty { return nil }
    return ShownOutcome(kind: .screen, texts: (beside ?? []) + rows.flatMap { $0.elements.compactMap { $0["text"] } })
  }

  /// True if state came to life outside of all rows that were there before, which holds what was chosen: its title or its identifier, or an
  /// object, of which nothing is known but its type.
  fileprivate func createsState(beside row: Appearance, _ known: Set<ItemID>) -> Bool {
    events.contains { event in
      guard case .stateCreated(let cell, let item, _, _, let value, _) = event.kind, Double(value) == nil,
        item.map({ !known.contains($0) }) ?? (cell == nil)
      else { return false }
      // What can be read beside the rows is a text of its own, and no object.
      guard !(beside ?? []).contains(value), !row.title.isEmpty else { return false }
      return value.contains(row.title) || value == row.item.key || value.wholeMatch(of: /\p{Lu}[\w.<>]*/) != nil
    }
  }
}

extension FormerChoiceReference {
  func finding(in trace: Trace) -> Finding { StaleContent.finding(self, trace) }
}

extension StaleContent {
  static func finding(_ reference: FormerChoiceReference, _ trace: Trace) -> Finding {
    let (former, row) = (reference.former, reference.row)
    let step = FindingText.step(reference.step, trace.title(ofStep: reference.step))
    return Finding(
      detector: id, severity: severity,
      summary: FindingText.formerChoice(chosen: row.title, former: former.title),
      item: row.item,
      itemTitle: row.title, sourceItem: former.item, sourceItemTitle: former.title, cellType: row.cellType, cell: row.cell,
      property: "beside the list", observed: reference.wrong, expected: reference.right, originStep: reference.step,
      seenStep: reference.step, seen: FindingText.formerChoiceSeen(reference.wrong, former: former.title, step: step),
      evidence: [FindingText.chosenAlone(reference.right, title: row.title)], shape: ["beside"]
    ).asWarning(if: !reference.isCopied)
  }
}
