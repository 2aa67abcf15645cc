import CellTrace

/// What an action did to a row stands at its number although a filter took the row away: the row that has the number since shows it. So does
/// one that has it since the list got another order, where something inside of the row was scrolled: that goes by the row alone.
///
/// Nothing is run for it unless the main run shows that. Then the same script is run without the action, where no row may show it, and with the
/// action done to another row, where the row that gets that number has to show it: a screen that rightly opens one certain row does
/// neither.
struct FilteredStateReference: StepComparison {
  static let searchName: String? = "stays behind a filter"
  static let meaning = "What was done to a row that a filter took away shows at the row that has its number since."

  /// The action, and the row as it was after it.
  var action: ItemAction
  var row: Appearance
  /// The step that took the row away, and the one that has its number since.
  var change: Int
  var victim: Appearance
  /// What it shows of the action.
  var difference: Difference
  /// Another row that the action can be done to, and the number that it has.
  var other: Appearance

  /// One at most: the first says it all.
  static func all(in runs: RunSet) throws(MissingRun) -> [FilteredStateReference] {
    guard let suspected = suspicion(in: runs.main) else { return [] }
    let made = try runs.runs(suspected.requests(in: runs))
    return suspected.isConfirmed(without: made[0], elsewhere: made[1]) ? [suspected] : []
  }

  /// The runs that are still needed for that; none for nearly every script.
  static func requests(in runs: RunSet) -> [ReferenceRequest] { suspicion(in: runs.main)?.requests(in: runs) ?? [] }

  /// True if a script is worth the runs.
  static func isSuspected(in trace: Trace) -> Bool { suspicion(in: trace) != nil }

  // MARK: What is suspected

  private static func suspicion(in trace: Trace) -> FilteredStateReference? {
    let acts = trace.isHurried ? [] : ItemAction.all(in: trace) + ItemAction.scrollsInside(in: trace)
    return acts.lazy.compactMap { FilteredStateReference($0, in: trace) }.first
  }

  private init?(_ action: ItemAction, in trace: Trace) {
    let list = action.item.list
    let isInside = trace.step(action.step)?.scrollsInside ?? false
    guard action.openers.isEmpty, !action.takesBack, let before = trace.step(action.step - 1),
      let acted = trace.step(action.step), let row = acted[action.item], let unset = before[action.item],
      row.title == unset.title, row.slot == unset.slot,
      let change = trace.steps.first(where: { $0.index > action.step && !$0.onlyMoves }),
      change.index <= trace.lastCompletedStep, change.interaction.facts.role == .changesData || change.interaction.isBesideLists,
      isInside || change.items.count(where: { $0.list == list }) < acted.items.count(where: { $0.list == list }),
      acted.only(row.title, in: list) != nil, change.only(row.title, in: list) == nil,
      let victim = change.row(at: row.slot, in: list), victim.title != row.title, victim.cellType == row.cellType,
      change.only(victim.title, in: list) != nil, ![row, unset, victim].contains(where: \.isUnsettled),
      // What belongs to a place stays there by right.
      !NamedPlaces.arePlaces(list, from: acted, to: change)
    else { return nil }
    // How the row was that has the number since, unless nobody saw it before.
    let intact = acted.only(victim.title, in: list)
    guard intact.map({ $0.flags == victim.flags && !$0.isUnsettled }) ?? isInside else { return nil }
    func value(_ difference: Difference, in other: Appearance) -> String? {
      other.value(at: difference.key.moved(from: row, to: other))
    }
    let made = AppearanceDiff.contentDifferences(of: row, from: unset).first { difference in
      difference.kind != .geometry && value(difference, in: victim) == row.value(at: difference.key)
        && intact.map { value(difference, in: $0) == unset.value(at: difference.key) } ?? true
    }
    guard let made else { return nil }
    // One whose number another row gets that was on screen, too, and that shows nothing of the kind.
    let other = before.checkpoint.first { other in
      guard other.item.list == list, other.slot != row.slot, other.cellType == row.cellType,
        before.only(other.title, in: list) != nil, let heir = change.row(at: other.slot, in: list), heir.title != other.title
      else { return false }
      let known = acted.only(heir.title, in: list)
      return known.map { value(made, in: heir) == value(made, in: $0) } ?? isInside
        && value(made, in: heir) != row.value(at: made.key) && value(made, in: other) == unset.value(at: made.key)
    }
    guard let other else { return nil }
    (self.action, self.row, self.change, self.victim, self.other) = (action, row, change.index, victim, other)
    difference = made
  }

  // MARK: The runs

  private func requests(in runs: RunSet) -> [ReferenceRequest] {
    let script = runs.main.completedScript.through(step: change)
    let words = runs.words(forStep: action.step)
    func request(_ steps: [Interaction], _ purpose: String) -> ReferenceRequest {
      ReferenceRequest(script: steps, configuration: runs.main.configuration, purpose: purpose).recording(from: steps.count)
    }
    var elsewhere = script
    elsewhere[action.step - 1] = elsewhere[action.step - 1].naming(other.item, insteadOf: row.item)
    return [
      request(script.without(steps: [action.step]), FindingText.notActed(action: words)),
      request(elsewhere, FindingText.doneTo(other.title, instead: words)),
    ]
  }

  private func isConfirmed(without: Trace, elsewhere: Trace) -> Bool {
    let list = row.item.list
    func shows(_ slot: Slot, _ title: String?, in trace: Trace) -> Bool? {
      guard let shown = trace.lastIfFinished?.row(at: slot, in: list), title == nil || shown.title == title else { return nil }
      return shown.value(at: difference.key.moved(from: row, to: shown)) == row.value(at: difference.key)
    }
    return shows(row.slot, victim.title, in: without) == false && shows(row.slot, victim.title, in: elsewhere) == false
      && shows(other.slot, nil, in: elsewhere) == true
  }
}

extension StepTrace {
  fileprivate var scrollsInside: Bool { if case .scrollInside = interaction { true } else { false } }
}

extension FilteredStateReference {
  /// Where the filter took the row away.
  var step: Int { change }

  /// Whatever else is said of the row says it better.
  func isTold(by known: KnownFindings) -> Bool { known.all.contains { $0.item == victim.item } }

  func finding(in trace: Trace) -> Finding { StaleIndexState.finding(self, trace) }
}

extension StaleIndexState {
  static func finding(_ reference: FilteredStateReference, _ trace: Trace) -> Finding {
    let (row, victim) = (reference.row, reference.victim)
    let key = reference.difference.key.moved(from: row, to: victim)
    let intact = trace.step(reference.action.step)?.only(victim.title, in: victim.item.list)
    let step = FindingText.step(reference.change, trace.title(ofStep: reference.change))
    let expected = intact.map { $0.words(at: reference.difference.key.moved(from: row, to: $0)) } ?? FindingText.nothing
    return Finding(
      detector: id, severity: severity,
      summary: FindingText.staleIndexState(property: reference.difference.property, source: row.title, shown: victim.title),
      item: victim.item, itemTitle: victim.title, sourceItem: row.item, sourceItemTitle: row.title, cellType: victim.cellType,
      cell: victim.cell, property: reference.difference.property, observed: victim.words(at: key), expected: expected,
      originStep: reference.action.step, seenStep: reference.change,
      seen: FindingText.keptSinceOpening(victim.title, victim.words(at: key), former: row.title, step: step), element: key.path,
      evidence: [FindingText.actedElsewhere(other: reference.other.title, slot: row.slot.description, row: row.title)],
      shape: reference.difference.name == nil ? [reference.difference.kind.rawValue] : [])
  }
}
