import CellTrace

/// An action in a list that a search or another order shows differently, which hit the item that has the same number in the data
/// behind it.
///
/// Nothing is run for it unless the end of the main run is suspicious already: of the rows that were there before the list was
/// filtered, the one that was acted on is as it was, and exactly one other is gone or changed. Then the same action is done before
/// the filter, and not at all.
///
/// What is done to a row may give the list another order, too, as a favourite that comes first does: then the action is done without that.
package struct FilteredActReference {
  /// What an action did to a row, told by its title: rows of a list that only reloads have no other name.
  struct Effect: Equatable {
    var title: String
    /// Properties that changed; nil if the row is gone.
    var properties: Set<String>?
  }

  /// The action's step.
  var step: Int
  /// The step that filtered the list.
  var filter: Int
  /// The title of the row that was acted on.
  var target: String
  /// What was hit.
  var hit: Effect
  /// The row that was hit, as it was before.
  var victim: Appearance
  /// The row that was acted on.
  var row: Appearance
  /// True if both are headers of sections.
  var isHeader = false
  /// True if something that was done to a row gave the list its order.
  var isReordered = false

  /// In order of steps.
  static func all(in runs: RunSet) throws(MissingRun) -> [FilteredActReference] {
    var found: [FilteredActReference] = []
    for suspicion in suspicions(in: runs.main) {
      let (first, without) = requests(for: suspicion, in: runs)
      let made = try runs.runs([first, without])
      if suspicion.isConfirmed(first: made[0], without: made[1], in: runs.main) { found.append(suspicion) }
    }
    return found
  }

  /// The runs that are still needed for that; none for nearly every script.
  static func requests(in runs: RunSet) -> [ReferenceRequest] {
    suspicions(in: runs.main).flatMap { suspicion in
      let (first, without) = requests(for: suspicion, in: runs)
      return [first, without]
    }
  }

  // MARK: What is suspected

  /// True if a run that ended here would need one of those runs.
  package static func isSuspected(in trace: Trace) -> Bool {
    guard let end = trace.steps.last else { return false }
    return ItemAction.all(in: trace).contains { FilteredActReference($0, in: trace, end: end) != nil }
  }

  private static func suspicions(in trace: Trace) -> [FilteredActReference] {
    guard trace.end == .finished, let end = trace.steps.last else { return [] }
    return ItemAction.all(in: trace).compactMap { FilteredActReference($0, in: trace, end: end) }
  }

  private init?(_ act: ItemAction, in trace: Trace, end: StepTrace) {
    guard let filter = trace.filter(before: act, countsActs: true), let before = trace.step(filter - 1),
      let acted = trace.step((act.openers.first ?? act.step) - 1)?[act.item]
    else { return nil }
    let isReordered = trace.step(filter)?.reordersRows(of: act.item.list, in: trace) ?? false
    if !isReordered, before.supplementary?.contains(where: { $0.title == acted.title }) == true {
      self.init(header: acted, act, filter: filter, before, end)
      return
    }
    // What gave the rows their order did something to its own row as well, which is none of the action's effects.
    guard let since = isReordered ? trace.step(filter) : before, let row = since.only(acted.title, in: act.item.list) else {
      return nil
    }
    let effects = Self.effects(from: since, to: end, of: act.item.list)
    guard effects.count == 1, let hit = effects.first, hit.title != acted.title,
      end.only(acted.title, in: act.item.list) != nil, let victim = since.only(hit.title, in: act.item.list)
    else { return nil }
    self.init(step: act.step, filter: filter, target: acted.title, hit: hit, victim: victim, row: row)
    self.isReordered = isReordered
  }

  /// What a header does, it does to its section: that of another header is changed or gone, and its own is as it was.
  private init?(header acted: Appearance, _ act: ItemAction, filter: Int, _ before: StepTrace, _ end: StepTrace) {
    guard let row = before.onlyHeader(acted.title), end.onlyHeader(acted.title) != nil,
      let victim = before.supplementary?.first(where: { header in
        header.item.list == row.item.list && before.onlyHeader(header.title) != nil
          && !(end.supplementary?.contains { $0.title == header.title } ?? false)
      })
    else { return nil }
    self.init(
      step: act.step, filter: filter, target: acted.title, hit: Effect(title: victim.title, properties: ["header"]),
      victim: victim,
      row: row)
    isHeader = true
  }

  private init(step: Int, filter: Int, target: String, hit: Effect, victim: Appearance, row: Appearance) {
    self.step = step
    self.filter = filter
    self.target = target
    self.hit = hit
    self.victim = victim
    self.row = row
  }

  /// Rows on screen before that are gone or changed after, however they are called; those that only one title names.
  private static func effects(from before: StepTrace, to after: StepTrace, of list: Int) -> [Effect] {
    before.checkpoint.filter { $0.item.list == list }.compactMap { row in
      guard !row.isUnsettled, before.only(row.title, in: list) != nil else { return nil }
      guard let now = after.only(row.title, in: list) else { return Effect(title: row.title, properties: nil) }
      let differences = AppearanceDiff.contentDifferences(of: now, from: row)
      return differences.isEmpty ? nil : Effect(title: row.title, properties: Set(differences.map(\.property)))
    }
  }

  // MARK: The runs

  private static func requests(
    for suspicion: FilteredActReference, in runs: RunSet
  ) -> (first: ReferenceRequest, without: ReferenceRequest) {
    let script = runs.main.completedScript
    let act = ItemAction.all(in: runs.main).first { $0.step == suspicion.step }
    let moved = (act?.openers ?? []) + [suspicion.step]
    let action = script[steps: moved].map { step in
      step.mapItems { item in item == .resolved(act?.item ?? suspicion.row.item) ? .showing(suspicion.target) : item }
    }
    let rest = script.without(steps: moved)
    let lead = rest.through(step: suspicion.filter - 1)
    let since = rest.dropFirst(lead.count + (suspicion.isReordered ? 1 : 0))
    func request(_ steps: [Interaction], _ purpose: String) -> ReferenceRequest {
      ReferenceRequest(script: steps, configuration: runs.main.configuration, purpose: purpose).recording(from: steps.count)
    }
    return (
      request(
        lead + (suspicion.isHeader ? [] : [.scrollTo(.showing(suspicion.target))]) + action + since,
        suspicion.isReordered
          ? FindingText.actedUnordered(action: runs.words(forStep: suspicion.step))
          : FindingText.actedFirst(action: runs.words(forStep: suspicion.step))),
      request(rest, FindingText.notActed(action: runs.words(forStep: suspicion.step)))
    )
  }

  /// True if the action hits its own row, in the same way, when it is done before the filter, and nothing is hit without it.
  private func isConfirmed(first: Trace, without: Trace, in trace: Trace) -> Bool {
    let list = row.item.list
    if isHeader { return isHeaderConfirmed(first, without) }
    guard let before = trace.step(filter - 1), let since = isReordered ? trace.step(filter) : before,
      let acted = first.lastIfFinished, let rest = without.lastIfFinished, Self.effects(from: since, to: rest, of: list).isEmpty
    else { return false }
    return Self.effects(from: before, to: acted, of: list) == [Effect(title: target, properties: hit.properties)]
  }

  private func isHeaderConfirmed(_ first: Trace, _ without: Trace) -> Bool {
    guard let acted = first.lastIfFinished, let rest = without.lastIfFinished else { return false }
    return rest.onlyHeader(target) != nil && rest.onlyHeader(victim.title) != nil && acted.onlyHeader(target) == nil
      && acted.onlyHeader(victim.title) != nil
  }
}

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
  /// - Parameter countsActs: Whether something that was done to a row may have given the list another order.
  func filter(before act: ItemAction, countsActs: Bool = false) -> Int? {
    let begin = act.openers.first ?? act.step
    func isFilter(_ step: StepTrace) -> Bool {
      step.changesRows(of: act.item.list, in: self) || (countsActs && step.reordersRows(of: act.item.list, in: self))
    }
    guard let filter = steps.last(where: { $0.index < begin && isFilter($0) })?.index,
      filter > 0, !steps.contains(where: { $0.index > filter && $0.index < begin && !$0.onlyMoves })
    else { return nil }
    return filter
  }

  /// The same for a drag, which mostly needs the list in edit mode.
  func filter(beforeDrag begin: Int, in list: Int) -> Int? {
    func isEditing(_ step: StepTrace) -> Bool { if case .setEditing = step.interaction { true } else { false } }
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

  /// True if something was done to a row in this step, and the list has the same rows in another order since.
  fileprivate func reordersRows(of list: Int, in trace: Trace) -> Bool {
    guard actsAtOnce, interaction.target?.list == list, let before = trace.step(index - 1) else { return false }
    func all(_ step: StepTrace) -> [ItemID] { step.items.filter { $0.list == list } }
    let (old, new) = (all(before), all(self))
    guard old.count == new.count, Set(old) == Set(new) else { return false }
    let (were, are) = (before.titles(of: list), titles(of: list))
    // Positions say nothing of who moved: what the rows show does.
    return old == new ? were != are && Set(were) == Set(are) : true
  }

  /// True for an act that needs no other step to open what it uses.
  private var actsAtOnce: Bool {
    switch interaction.facts.role {
    case .acts: true
    case .opens, .chooses, .fillsIn, .closes, .showsScreen, .movesViewport, .movesItems, .changesData, .changesSurroundings,
      .changesCellState, .passesTime, .referenceOnly:
      false
    }
  }

  private func titles(of list: Int) -> [String] { checkpoint.filter { $0.item.list == list }.map(\.title) }

  /// True for a step that leaves data and rows alone.
  fileprivate var onlyMoves: Bool {
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
