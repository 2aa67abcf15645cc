import CellTrace

/// Actions that say by themselves what they do, and to which item, and did it to another: a delete that leaves its item and takes
/// another away, a drag that leaves its row and moves another. No other order of the steps is needed to see that. A drag that exchanges
/// two rows needs another drag (``SwappedDragReference``).
package struct WrongTarget: DetectorComparison {
  package static let meaning = """
    A delete leaves its item and removes another, a drag leaves its row and moves another, selected rows are removed \
    by positions which each removal moves, or undo changes a row that what is undone had left alone: the number in one \
    array was used in another, and no change of the data is needed before.
    """

  enum Kind {
    case deleted, dragged, selected, takenBack
  }

  var step: Int
  var kind: Kind
  /// The item that was acted on.
  var item: ItemID
  /// The item that was hit instead, or besides.
  var victim: ItemID
  /// What the item was called when it was acted on, where its number is another row's since.
  var title: String?

  /// In order of steps.
  static func all(in trace: Trace, _ mask: Mask) -> [WrongTarget] {
    let actions = Dictionary(ItemAction.all(in: trace).map { ($0.step, $0) }) { first, _ in first }
    return zip(trace.steps, trace.steps.dropFirst()).compactMap { before, after in
      guard mask.allows(step: after.index) else { return nil }
      if let act = actions[after.index], let found = takenBack(act, before, after, trace) { return found }
      if let item = actions[after.index]?.item, let found = unkept(item, before, after) { return found }
      if let found = unselected(before, after) { return found }
      let isDrag = if case .reorder = after.interaction { true } else { false }
      guard let item = isDrag ? after.interaction.draggedItem : actions[after.index]?.item,
        // Only items whose names stay with them can be told apart.
        !ReloadedRows.passesContentsOn(item.list, in: after.index, of: trace)
      else { return nil }
      return isDrag ? dragged(item, before, after) : deleted(item, before, after)
    }
  }

  /// True if a step says by itself that its own row is to go: nothing else has to tell which one should.
  static func isDeletion(_ step: StepTrace) -> Bool {
    step.events.contains { event in
      if case .delegateCall(let name, _) = event.kind { deletions.contains(name) || name == doneDestructively } else { false }
    }
  }

  /// What tells an app to delete an item, as it is posted.
  private static let deletions: Set<String> = ["tableView(_:commit:forRowAt:)", "onDelete(perform:)"]

  private static func deleted(_ item: ItemID, _ before: StepTrace, _ after: StepTrace) -> WrongTarget? {
    let isDeletion = after.events.contains { event in
      if case .delegateCall(let name, _) = event.kind { deletions.contains(name) } else { false }
    }
    guard isDeletion, after.items.contains(item) else { return nil }
    let left = Set(after.items)
    let gone = before.items.filter { $0.list == item.list && !left.contains($0) }
    // Identifiers made anew with every change tell nothing, and neither do those of rows that are places.
    guard let victim = gone.first, gone.count == 1, Set(before.items).isSuperset(of: after.items),
      !movedUp(item, into: victim, before, after)
    else { return nil }
    return WrongTarget(step: after.index, kind: .deleted, item: item, victim: victim)
  }

  /// True if rows are known by their places, such as berths: the last one goes, whichever is emptied, and what stood behind moves up. The
  /// row shows another title then, and nobody shows its own.
  private static func movedUp(_ item: ItemID, into last: ItemID, _ before: StepTrace, _ after: StepTrace) -> Bool {
    guard before.items.last(where: { $0.list == item.list }) == last, let row = before[item], let now = after[item] else {
      return false
    }
    func count(_ step: StepTrace) -> Int { step.checkpoint.count { $0.item.list == item.list && $0.title == row.title } }
    return now.title != row.title && count(after) < count(before)
  }

  /// A destructive action that was reported as done, which tells the list that the action's own row is gone (SW-09): the row is still
  /// there, and one other is not. Rows of a list that only reloads are told by their titles.
  private static func unkept(_ item: ItemID, _ before: StepTrace, _ after: StepTrace) -> WrongTarget? {
    let isDone = after.events.contains { event in
      if case .delegateCall(Self.doneDestructively, _) = event.kind { true } else { false }
    }
    guard isDone, let row = before[item] else { return nil }
    let (old, new) = (before.titles(of: item.list), after.titles(of: item.list))
    guard Set(old).count == old.count, Set(new).count == new.count, row.isStillThere(in: after) else { return nil }
    let gone = before.checkpoint.filter { $0.item.list == item.list && !new.contains($0.title) }
    let count = (before.items.count { $0.list == item.list }, after.items.count { $0.list == item.list })
    guard gone.count == 1, count.1 == count.0 - 1, let victim = gone.first?.item else { return nil }
    return WrongTarget(step: after.index, kind: .deleted, item: item, victim: victim)
  }

  /// True if the last step of a run took other rows away than those that were selected, or took back what was done to another row.
  package static func isSuspected(in trace: Trace) -> Bool {
    guard let after = trace.steps.last, let before = trace.steps.dropLast().last else { return false }
    let act = ItemAction.all(in: trace).last { $0.step == after.index }
    return unselected(before, after) != nil || act.flatMap { takenBack($0, before, after, trace) } != nil
  }

  /// As many rows are gone as were selected, but not the same ones: some of those that were are still there, and as many others are
  /// not. Rows are told by their titles.
  private static func unselected(_ before: StepTrace, _ after: StepTrace) -> WrongTarget? {
    guard let removal = SelectedRemoval(before, after), removal.selected.count > 1, let kept = removal.kept.first,
      removal.kept.count < removal.selected.count, removal.others.count == removal.kept.count
    else { return nil }
    return WrongTarget(step: after.index, kind: .selected, item: kept.item, victim: removal.others[0].item)
  }

  /// Taking something back changes one row, which what is taken back had left alone: it goes by the row's former number. Rows are told by
  /// their titles, and only looks, filters and changes of the order may have come between.
  private static func takenBack(
    _ act: ItemAction, _ before: StepTrace, _ after: StepTrace, _ trace: Trace
  ) -> WrongTarget? {
    let list = act.item.list
    guard act.takesBack, let done = act.openers.last(where: { trace.step($0)?.isShake == false }),
      let unset = trace.step(done - 1), let set = trace.step(done), let row = unset[act.item],
      trace.steps.allSatisfy({ step in
        step.index <= done || step.index >= after.index || act.openers.contains(step.index) || step.onlyMoves
          || step.interaction.isBesideLists || step.interaction.facts.role == .changesData
      })
    else { return nil }
    /// True if a row's contents are others after a step; nil if it is not there, before and after, or is not the only one of its title.
    func isChanged(_ title: String, _ old: StepTrace, _ new: StepTrace) -> Bool? {
      guard let former = old.only(title, in: list), let present = new.only(title, in: list), former.slot == present.slot,
        !former.isUnsettled, !present.isUnsettled
      else { return nil }
      return present.hasOtherContent(than: former)
    }
    func isSame(_ title: String, _ old: StepTrace, _ new: StepTrace) -> Bool {
      guard let former = old.only(title, in: list), let present = new.only(title, in: list) else { return false }
      return AppearanceDiff.contentDifferences(of: present, from: former).allSatisfy { $0.kind == .geometry }
    }
    let hit = after.checkpoint.filter { $0.item.list == list && isChanged($0.title, before, after) == true }
    guard hit.count == 1, let victim = hit.first, victim.title != row.title, isChanged(row.title, unset, set) == true,
      isChanged(victim.title, unset, set) == false, isSame(victim.title, set, before), isChanged(row.title, before, after) != true
    else { return nil }
    return WrongTarget(step: after.index, kind: .takenBack, item: act.item, victim: victim.item, title: row.title)
  }

  /// What the list posts when an action with the destructive style calls back with `true`.
  static let doneDestructively = "UIContextualAction.completion(true)"

  /// True if between a row and the place before which it was let go stand rows that stood behind it before: its own, which it took along. Where the
  /// goal stood right behind them as well, nothing of that has moved.
  private static func isFamily(of item: ItemID, before goal: Int, _ old: [ItemID], _ new: [ItemID]) -> Bool {
    guard let from = old.firstIndex(of: item), let place = new.firstIndex(of: item), place < goal else { return false }
    let behind = from + goal - place
    return new[place..<goal].elementsEqual(old[from...].prefix(goal - place))
      && !(old.indices.contains(behind) && old[behind] == new[goal])
  }

  /// The row that was dragged is not where it was let go, and another one stands elsewhere among all others. What a list brings in order
  /// after a drag, such as rows at fixed places or those that belong to the dragged one, moves besides it.
  private static func dragged(_ item: ItemID, _ before: StepTrace, _ after: StepTrace) -> WrongTarget? {
    func rows(_ step: StepTrace) -> [ItemID] { step.items.filter { $0.list == item.list } }
    let (old, new) = (rows(before), rows(after))
    guard case .reorder(_, let side, .resolved(let target)) = after.interaction, Set(old) == Set(new), old.count == new.count,
      let place = new.firstIndex(of: item), let goal = new.firstIndex(of: target),
      place != (side == .after ? goal + 1 : goal - 1), !isFamily(of: item, before: goal, old, new)
    else { return nil }
    let moved = ModelEffect.moved(from: old, to: new)
    // A row that only changed places with its neighbour is one of two that may have moved.
    guard moved.count == 1, let victim = moved.first, old.filter({ $0 != item }) != new.filter({ $0 != item }) else { return nil }
    return WrongTarget(step: after.index, kind: .dragged, item: item, victim: victim)
  }
}

extension StepTrace {
  fileprivate var isShake: Bool { if case .shake = interaction { true } else { false } }
}

extension Interaction {
  fileprivate var draggedItem: ItemID? { if case .reorder(.resolved(let item), _, _) = self { item } else { nil } }
}

extension WrongTarget {
  /// It is as plain as what another order of the steps tells.
  package static var countsAsPlain: Bool { true }

  /// Where another order of the steps tells the same, that says more.
  package static func findings(
    in runs: RunSet, _ mask: Mask, besides known: KnownFindings
  ) throws(MissingRun) -> [Finding] {
    all(in: runs.main, mask).filter { !known.plain.tell(step: $0.step) }.map { StaleIndexAction.finding($0, runs.main) }
  }
}
