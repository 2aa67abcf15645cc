import CellTrace

/// An action in a list that a search or another order shows differently, which hit the item that has the same number in the data
/// behind it.
///
/// Nothing is run for it unless the end of the main run is suspicious already: of the rows that were there before the list was
/// filtered, the one that was acted on is as it was, and exactly one other is gone or changed. Then the same action is done before
/// the filter, and not at all.
///
/// What is done to a row may give the list another order, too, as a favourite that comes first does: then the action is done without that.
///
/// What goes on in turn in the order that is shown, whichever row is touched, goes on to another row the next time: where the rows stay, the action
/// is done once more.
package struct FilteredActionReference: StepComparison {
  package static let meaning = """
    An action in a filtered list, or in one to which something that was done to a row gave another order, as a favourite \
    does that comes first, hits another row; done before that, it hits its own.
    """

  /// What an action did to a row, told by its title: rows of a list that only reloads have no other name.
  struct Effect: Equatable {
    var title: String
    /// Properties that changed, with their values where the order came from another action; nil if the row is gone.
    var properties: Set<String>?
  }

  /// The action's step.
  package var step: Int
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
  package static func all(in runs: RunSet) throws(MissingRun) -> [FilteredActionReference] {
    var found: [FilteredActionReference] = []
    for suspicion in suspicions(in: runs.main) {
      let (first, without) = requests(for: suspicion, in: runs)
      let made = try runs.runs([first, without])
      guard suspicion.isConfirmed(first: made[0], without: made[1], in: runs.main) else { continue }
      if let again = suspicion.again(in: runs), suspicion.takesTurns(in: try runs.run(again), runs.main) { continue }
      found.append(suspicion)
    }
    return found
  }

  /// The runs that are still needed for that; none for nearly every script.
  package static func requests(in runs: RunSet) -> [ReferenceRequest] {
    let first = suspicions(in: runs.main).flatMap { suspicion in
      let (first, without) = requests(for: suspicion, in: runs)
      return [first, without]
    }
    return first.contains { runs[$0] == nil }
      ? first : first + ReferenceRequest.missing { () throws(MissingRun) in try all(in: runs) }
  }

  // MARK: What is suspected

  /// True if a run that ended here would need one of those runs.
  package static func isSuspected(in trace: Trace) -> Bool {
    guard let end = trace.steps.last else { return false }
    return ItemAction.all(in: trace).contains { FilteredActionReference($0, in: trace, end: end) != nil }
  }

  private static func suspicions(in trace: Trace) -> [FilteredActionReference] {
    guard trace.end == .finished, let end = trace.steps.last else { return [] }
    return ItemAction.all(in: trace).compactMap { FilteredActionReference($0, in: trace, end: end) }
  }

  private init?(_ act: ItemAction, in trace: Trace, end: StepTrace) {
    guard let filter = trace.filter(before: act, countsActions: true), let before = trace.step(filter - 1),
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
    let effects = Self.effects(from: since, to: end, of: act.item.list, withValues: isReordered)
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
  private static func effects(from before: StepTrace, to after: StepTrace, of list: Int, withValues: Bool) -> [Effect] {
    before.checkpoint.filter { $0.item.list == list }.compactMap { row in
      guard !row.isUnsettled, before.only(row.title, in: list) != nil else { return nil }
      guard let now = after.only(row.title, in: list) else { return Effect(title: row.title, properties: nil) }
      let differences = AppearanceDiff.contentDifferences(of: now, from: row)
      // Of two actions the one may change what the other does: only the very same change on another row is a wrong number's.
      let properties = differences.map { withValues ? "\($0.property) \($0.observed)" : $0.property }
      return properties.isEmpty ? nil : Effect(title: row.title, properties: Set(properties))
    }
  }

  // MARK: The runs

  private static func requests(
    for suspicion: FilteredActionReference, in runs: RunSet
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

  /// The action twice, if it leaves all rows where they are: where rows go or move, the second time says nothing.
  private func again(in runs: RunSet) -> ReferenceRequest? {
    guard !isHeader, hit.properties != nil, let act = ItemAction.all(in: runs.main).first(where: { $0.step == step }),
      let before = runs.main.step((act.openers.first ?? step) - 1), let after = runs.main.step(step),
      before.items == after.items, before.checkpoint.map(\.title) == after.checkpoint.map(\.title)
    else { return nil }
    let script = runs.main.completedScript
    let steps = script.through(step: step) + script[steps: act.openers + [step]] + script.dropFirst(step)
    return ReferenceRequest(
      script: steps, configuration: runs.main.configuration, purpose: FindingText.doneAgain(runs.words(forStep: step))
    ).recording(from: steps.count)
  }

  /// True if the second time changes another row than the first.
  private func takesTurns(in again: Trace, _ main: Trace) -> Bool {
    guard let since = isReordered ? main.step(filter) : main.step(filter - 1), let end = again.lastIfFinished else {
      return false
    }
    return Self.effects(from: since, to: end, of: row.item.list, withValues: isReordered).contains { $0.title != hit.title }
  }

  /// True if the action hits its own row, in the same way, when it is done before the filter, and nothing is hit without it.
  private func isConfirmed(first: Trace, without: Trace, in trace: Trace) -> Bool {
    let list = row.item.list
    if isHeader { return isHeaderConfirmed(first, without) }
    guard let before = trace.step(filter - 1), let since = isReordered ? trace.step(filter) : before,
      let acted = first.lastIfFinished, let rest = without.lastIfFinished
    else { return false }
    func effects(from before: StepTrace, to after: StepTrace) -> [Effect] {
      Self.effects(from: before, to: after, of: list, withValues: isReordered)
    }
    return effects(from: since, to: rest).isEmpty
      && effects(from: before, to: acted) == [Effect(title: target, properties: hit.properties)]
  }

  private func isHeaderConfirmed(_ first: Trace, _ without: Trace) -> Bool {
    guard let acted = first.lastIfFinished, let rest = without.lastIfFinished else { return false }
    return rest.onlyHeader(target) != nil && rest.onlyHeader(victim.title) != nil && acted.onlyHeader(target) == nil
      && acted.onlyHeader(victim.title) != nil
  }
}

extension FilteredActionReference {
  /// What the plain comparison says of the step says it better.
  package func isTold(by known: KnownFindings) -> Bool { known.plain.tell(step: step) }

  package func finding(in trace: Trace) -> Finding { StaleIndexAction.finding(self, trace) }
}
