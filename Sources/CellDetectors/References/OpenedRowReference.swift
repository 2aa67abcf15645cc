import CellTrace

/// A screen, or what stands beside the list, that was opened for a row and speaks of another one since the data moved: it looks its
/// row up by number.
///
/// Nothing is run for it unless the main run shows that already. Then the change is made without the row having been opened, which
/// tells where rows stand after it, and the row is opened only then.
///
/// What goes on by itself, as a player does whose song ends, also moves the rows: otherwise than if nothing had been opened. So the rows must be
/// the same with and without the visit. Where they are not seen, since the screen covers them, a run goes back to them.
///
/// A camera that looks at a desk goes on looking at it, whoever sits there. What it says besides names tells that it is about the place: that
/// stays when another row is there, and is something else where the row is opened at its new place.
struct OpenedRowReference: StepComparison {
  static let searchName: String? = "opened before the change"
  static let meaning = """
    What was opened for a row, such as a screen, speaks of the row that has taken its place since the data moved, and the \
    rows stand as they do where it was not opened; where nobody sees how they stand, or where rows are places, it is a warning.
    """

  /// The step that opened it, and the one in which the data moved.
  var opening: Int
  var change: Int
  /// The row it was opened for, and the one it speaks of, both as they were then.
  var row: Appearance
  var victim: Appearance
  /// The text that names the other row, and the one that names the row's own where it was opened after the change.
  var wrong: String
  var right: String
  /// True if the rows were seen to be the same as without the visit.
  var hasSameRows = true
  /// True if rows are places, of which one may be looked at whoever is there.
  var hasPlaces = false

  /// In order of steps, one at most: the first says it all.
  static func all(in runs: RunSet) throws(MissingRun) -> [OpenedRowReference] {
    guard let suspected = suspicion(in: runs.main) else { return [] }
    let moved = try runs.run(suspected.change(in: runs))
    guard suspected.hasMoved(in: moved) else { return [] }
    let opened = try runs.run(suspected.opening(in: runs))
    guard var found = suspected.confirmed(by: opened), !suspected.speaksOfPlace(in: runs.main, opened) else { return [] }
    found.hasPlaces = suspected.hasPlaces(in: runs.main, moved)
    if let hasSameRows = suspected.hasSameRows(runs.main.step(suspected.change), moved) { return hasSameRows ? [found] : [] }
    let back = try runs.run(suspected.back(in: runs))
    let hasSameRows = suspected.hasSameRows(back.lastIfFinished, moved)
    found.hasSameRows = hasSameRows ?? false
    return hasSameRows ?? true ? [found] : []
  }

  /// The runs that are still needed for that; none for nearly every script.
  static func requests(in runs: RunSet) -> [ReferenceRequest] {
    ReferenceRequest.missing { () throws(MissingRun) in try all(in: runs) }
  }

  /// True if a run is worth those runs.
  static func isSuspected(in trace: Trace) -> Bool { suspicion(in: trace) != nil }

  // MARK: What is suspected

  fileprivate struct Suspected {
    var act: ItemAction
    var change: Int
    var row: Appearance
    var victim: Appearance
    var wrong: String
  }

  private static func suspicion(in trace: Trace) -> Suspected? {
    ItemAction.all(in: trace).lazy.compactMap { suspicion(after: $0, in: trace) }.first
  }

  private static func suspicion(after act: ItemAction, in trace: Trace) -> Suspected? {
    guard act.openers.isEmpty, let before = trace.step(act.step - 1), let opened = trace.step(act.step)?.besideOutcome,
      let row = before[act.item], row.slot.item > 0, before.only(row.title, in: row.item.list) != nil, opened.names(row.title),
      !(before.besideOutcome?.names(row.title) ?? false)
    else { return nil }
    let others = before.checkpoint.filter { other in
      other.item.list == row.item.list && other.title != row.title && before.only(other.title, in: row.item.list) != nil
        && !opened.names(other.title) && !row.title.contains(other.title) && !other.title.contains(row.title)
    }
    for step in trace.steps where step.index > act.step && step.index <= trace.lastCompletedStep {
      guard step.interaction.facts.role == .passesTime || step.interaction.facts.role == .changesData else { return nil }
      guard let now = step.besideOutcome else { return nil }
      if now.names(row.title) { continue }
      let named = others.filter { now.names($0.title) }
      guard named.count == 1, let victim = named.first else { return nil }
      return Suspected(act: act, change: step.index, row: row, victim: victim, wrong: now.words(naming: victim.title))
    }
    return nil
  }
}

extension OpenedRowReference.Suspected {
  /// The change alone.
  fileprivate func change(in runs: RunSet) -> ReferenceRequest {
    let steps = lead(in: runs)
    return ReferenceRequest(
      script: steps, configuration: runs.main.configuration, purpose: FindingText.withoutVisit(runs.words(forStep: act.step))
    ).recording(from: steps.count)
  }

  /// The row, opened after it.
  fileprivate func opening(in runs: RunSet) -> ReferenceRequest {
    let action = runs.main.completedScript[step: act.step].mapItems { $0 == .resolved(act.item) ? .showing(row.title) : $0 }
    let steps = lead(in: runs) + [action]
    return ReferenceRequest(
      script: steps, configuration: runs.main.configuration,
      purpose: FindingText.referenceOrder(action: runs.words(forStep: act.step))
    ).recording(from: steps.count)
  }

  /// The rows, once somebody has gone back to them.
  fileprivate func back(in runs: RunSet) -> ReferenceRequest {
    let steps = runs.main.completedScript.through(step: change) + [.back]
    return ReferenceRequest(
      script: steps, configuration: runs.main.configuration,
      purpose: FindingText.wentBack(after: runs.words(forStep: change))
    ).recording(from: steps.count)
  }

  /// True if the list has the same rows in the same order; nil if a step does not show it.
  fileprivate func hasSameRows(_ step: StepTrace?, _ moved: Trace) -> Bool? {
    func items(_ step: StepTrace) -> [ItemID] { step.items.filter { $0.list == row.item.list } }
    guard let step, let other = moved.lastIfFinished, !items(step).isEmpty else { return nil }
    // Positions say nothing of who moved: what the rows show does.
    return items(step) == items(other)
      && step.checkpoint.allSatisfy { one in
        other.row(at: one.slot, in: row.item.list).map { one.item.list != row.item.list || $0.title == one.title } ?? true
      }
  }

  private func lead(in runs: RunSet) -> [Interaction] {
    runs.main.completedScript.through(step: change).without(steps: [act.step])
  }

  /// True if both rows are there, and the other one stands where the opened one stood.
  fileprivate func hasMoved(in trace: Trace) -> Bool {
    guard let end = trace.lastIfFinished, let now = end.only(victim.title, in: row.item.list) else { return false }
    let own = end.only(row.title, in: row.item.list)
    return now.slot == row.slot && own.map { $0.slot != row.slot } ?? false
  }

  /// True if the list's rows are places, by how they stand before the visit and after the change.
  fileprivate func hasPlaces(in main: Trace, _ moved: Trace) -> Bool {
    guard let before = main.step(act.step - 1), let end = moved.lastIfFinished else { return false }
    return NamedPlaces.arePlaces(row.item.list, from: before, to: end)
  }

  /// True if what is said besides the name stays when another row is named, and is something else for the row at its new place.
  fileprivate func speaksOfPlace(in main: Trace, _ opened: Trace) -> Bool {
    guard let first = main.step(act.step)?.besideOutcome, let now = main.step(change)?.besideOutcome,
      let later = opened.lastIfFinished?.besideOutcome
    else { return false }
    let place = first.texts(besides: row.title)
    return now.texts(besides: victim.title) == place
      && later.texts(besides: row.title).map { $0.filter(\.isLetter) } != place.map { $0.filter(\.isLetter) }
  }

  fileprivate func confirmed(by trace: Trace) -> OpenedRowReference? {
    guard let shown = trace.lastIfFinished?.besideOutcome, shown.names(row.title), !shown.names(victim.title) else { return nil }
    return OpenedRowReference(
      opening: act.step, change: change, row: row, victim: victim, wrong: wrong, right: shown.words(naming: row.title))
  }
}

extension ShownOutcome {
  fileprivate func texts(besides title: String) -> [String] { texts.map { $0.replacing(title, with: "") } }
}

extension StepTrace {
  /// What stands beside lists, as something that names rows.
  var besideOutcome: ShownOutcome? { beside.map { ShownOutcome(kind: .screen, texts: $0) } }
}

extension OpenedRowReference {
  /// It shows when the data move.
  var step: Int { change }

  func finding(in trace: Trace) -> Finding { StaleIndexAction.finding(self, trace) }
}

extension StaleIndexAction {
  static func finding(_ reference: OpenedRowReference, _ trace: Trace) -> Finding {
    let (row, victim) = (reference.row, reference.victim)
    let action = ActionWords(reference.opening, on: row.item, in: trace)
    let step = FindingText.step(reference.change, trace.title(ofStep: reference.change))
    return Finding(
      detector: id, severity: severity,
      summary: FindingText.opensOther(target: row.title, victim: victim.title, step: step),
      item: victim.item, itemTitle: victim.title, sourceItem: row.item, sourceItemTitle: row.title, cellType: row.cellType,
      cell: row.cell, property: "action", observed: reference.wrong, expected: reference.right,
      originStep: reference.opening, originPlace: action.place, seenStep: reference.change,
      seen: FindingText.opensOtherSeen(reference.wrong, victim: victim.title, slot: row.slot.description),
      evidence: [FindingText.shownInOrder(target: row.title, text: reference.right)], shape: ["opened"]
    ).asWarning(if: !reference.hasSameRows || reference.hasPlaces)
  }
}
