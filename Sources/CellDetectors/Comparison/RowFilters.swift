import CellTrace

// What filtered, sorted or re-ordered the rows of a list before something was done in it.

extension Interaction {
  /// True for a change of the data, and for what stands beside lists.
  fileprivate var changesWholeList: Bool {
    if case .mutate = self { true } else { isBesideLists }
  }

  /// True for a touch or a text outside of rows, where only those keep their names when a script is resolved; and for a switch, which
  /// many lists have in their first row.
  package var isBesideLists: Bool {
    if case .toggle = self { return true }
    if case .tap(.showing, nil) = self { return true }
    return if case .type(_, .showing, nil, _) = self { true } else { false }
  }
}

extension Trace {
  /// The step that filtered or sorted the list which an action was done in; nil if none did, or if more came of it since.
  /// - Parameter countsActions: Whether something that was done to a row may have given the list another order.
  func filter(before act: ItemAction, countsActions: Bool = false) -> Int? {
    let begin = act.openers.first ?? act.step
    func isFilter(_ step: StepTrace) -> Bool {
      step.changesRows(of: act.item.list, in: self) || (countsActions && step.reordersRows(of: act.item.list, in: self))
    }
    guard let filter = steps.last(where: { $0.index < begin && isFilter($0) })?.index,
      filter > 0, !steps.contains(where: { $0.index > filter && $0.index < begin && !$0.onlyMoves })
    else { return nil }
    return filter
  }

  /// The same for a drag, which mostly needs the list in edit mode: the list's own, or what the app has for it beside its rows.
  func filter(beforeDrag begin: Int, in list: Int) -> Int? {
    func isEditing(_ step: StepTrace) -> Bool {
      if case .setEditing = step.interaction { return true }
      return step.interaction.isBesideLists && step.keepsRows(of: list, in: self)
    }
    guard let filter = steps.last(where: { $0.index < begin && $0.changesRows(of: list, in: self) })?.index, filter > 0,
      !steps.contains(where: { $0.index > filter && $0.index < begin && !$0.onlyMoves && !isEditing($0) })
    else { return nil }
    return filter
  }
}

extension StepTrace {
  /// True if the script changed the data in this step, or used what stands beside the list (a field for searching, a button that
  /// sorts), and the list has other rows or another order since.
  fileprivate func changesRows(of list: Int, in trace: Trace) -> Bool {
    guard interaction.changesWholeList, let before = trace.step(index - 1) else { return false }
    return before.titles(of: list) != titles(of: list)
  }

  /// True if the list has the rows after this step that it had before it, in their order.
  fileprivate func keepsRows(of list: Int, in trace: Trace) -> Bool {
    trace.step(index - 1).map { $0.titles(of: list) == titles(of: list) } ?? false
  }

  /// True if something was done to a row in this step, and the list has the same rows in another order since.
  func reordersRows(of list: Int, in trace: Trace) -> Bool {
    guard actsAtOnce, interaction.target?.list == list, let before = trace.step(index - 1) else { return false }
    func all(_ step: StepTrace) -> [ItemID] { step.items.filter { $0.list == list } }
    let (old, new) = (all(before), all(self))
    guard old.count == new.count, Set(old) == Set(new) else { return false }
    let (were, are) = (before.titles(of: list), titles(of: list))
    // Positions say nothing of who moved: what the rows show does.
    return old == new ? were != are && Set(were) == Set(are) : true
  }

  /// True for an action that needs no other step to open what it uses.
  private var actsAtOnce: Bool {
    switch interaction.facts.role {
    case .acts: true
    case .opens, .chooses, .fillsIn, .closes, .showsScreen, .movesViewport, .movesItems, .changesData, .changesSurroundings,
      .changesCellState, .passesTime, .referenceOnly:
      false
    }
  }

  /// What the rows of a list that are on screen are called, from top to bottom.
  func titles(of list: Int) -> [String] { checkpoint.filter { $0.item.list == list }.map(\.title) }

  /// True for a mere look, or passing of time: data and rows stay as they are.
  var onlyMoves: Bool {
    switch interaction.facts.role {
    case .movesViewport, .passesTime: true
    case .showsScreen, .opens, .chooses, .fillsIn, .closes, .acts, .movesItems, .changesData, .changesSurroundings,
      .changesCellState, .referenceOnly:
      false
    }
  }

  /// The only header or footer with a title.
  func onlyHeader(_ title: String) -> Appearance? {
    let headers = (supplementary ?? []).filter { $0.title == title }
    return headers.count == 1 ? headers[0] : nil
  }

  /// The only row of a list with a title.
  func only(_ title: String, in list: Int) -> Appearance? {
    let rows = checkpoint.filter { $0.item.list == list && $0.title == title }
    return rows.count == 1 ? rows[0] : nil
  }
}
