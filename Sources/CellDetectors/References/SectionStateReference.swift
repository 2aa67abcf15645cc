import CellTrace

/// What somebody did to a section by its header, as folding it, and what stayed at the section's number when the sections moved: another
/// one is folded since, and the section itself is not.
///
/// Its reference is the same action done after the data moved: there it is the section's own. Headers go by their titles, since their
/// sections' numbers say nothing once the data moved. A section that is a place (``NamedPlaces``), such as a drawer, stays shut whatever is in it.
struct SectionStateReference: SuspectedReference {
  static let searchName: String? = "folded by number"
  static let meaning = "A section that was folded by its header hands that on to the section that takes its number."

  /// The action, and the step in which the sections moved.
  var action: ItemAction
  var change: Int
  /// The header as it was after the action, the one that has its state now, and what that shows.
  var header: Appearance
  var victim: Appearance
  var effect: Effect

  // MARK: What an action did to a section

  enum Effect {
    /// Its rows went, or came.
    case rows(areShown: Bool)
    /// The header itself looks otherwise.
    case look(Difference)
  }

  private static func effect(of action: ItemAction, in trace: Trace) -> (header: Appearance, effect: Effect)? {
    guard action.openers.isEmpty, let before = trace.step(action.step - 1), let after = trace.step(action.step),
      let old = before.supplementary?.first(where: { $0.item == action.item }), let new = after.onlyHeader(old.title),
      new.slot == old.slot, !old.isUnsettled, !new.isUnsettled
    else { return nil }
    if let then = before.showsRows(of: old), let now = after.showsRows(of: new), then != now {
      return (new, .rows(areShown: now))
    }
    let differences = AppearanceDiff.contentDifferences(of: new, from: old)
    return differences.first { $0.kind == .value }.map { (new, .look($0)) }
  }

  /// Whether a section, by its header, is as the action left it; nil if that can't be told.
  private func isAsMade(_ row: Appearance, in step: StepTrace) -> Bool? {
    switch effect {
    case .rows(let areShown): step.showsRows(of: row).map { $0 == areShown }
    case .look(let difference): row.value(at: difference.key.moved(from: header, to: row)).map { $0 == difference.observed }
    }
  }

  // MARK: What is suspected

  static func suspicions(in trace: Trace) -> [SectionStateReference] {
    ItemAction.all(in: trace).filter { $0.step < trace.lastCompletedStep }.compactMap { action in
      guard let made = effect(of: action, in: trace) else { return nil }
      return trace.steps.lazy.filter { $0.index > action.step && $0.index <= trace.lastCompletedStep }
        .compactMap { suspicion(action, made.header, made.effect, $0, trace) }.first
    }
  }

  private static func suspicion(
    _ action: ItemAction, _ header: Appearance, _ effect: Effect, _ after: StepTrace, _ trace: Trace
  ) -> SectionStateReference? {
    guard after.interaction.facts.role == .changesData || after.interaction.isBesideLists,
      let before = trace.step(after.index - 1),
      let own = after.onlyHeader(header.title), let earlier = before.onlyHeader(header.title), own.item.list == header.item.list,
      earlier.slot == header.slot, own.slot != earlier.slot,
      let victim = after.supplementary?.first(where: { $0.slot == earlier.slot && $0.item.list == own.item.list }),
      victim.title != own.title, after.onlyHeader(victim.title) != nil, let was = before.onlyHeader(victim.title),
      was.slot != victim.slot, ![own, victim, was, earlier].contains(where: \.isUnsettled),
      !NamedPlaces.areSections(like: header, from: before, to: after)
    else { return nil }
    let reference = SectionStateReference(action: action, change: after.index, header: header, victim: victim, effect: effect)
    guard reference.isAsMade(earlier, in: before) == true, reference.isAsMade(own, in: after) == false,
      reference.isAsMade(victim, in: after) == true, reference.isAsMade(was, in: before) == false
    else { return nil }
    return reference
  }

  // MARK: The other order

  func request(in runs: RunSet) -> ReferenceRequest {
    let script = runs.main.completedScript
    let own = runs.main.step(change)?.onlyHeader(header.title)?.item ?? action.item
    let steps =
      script.through(step: change).without(steps: [action.step])
      + [script[step: action.step].naming(own, insteadOf: action.item)]
    return ReferenceRequest(
      script: steps, configuration: runs.main.configuration,
      purpose: FindingText.referenceOrder(state: runs.words(forStep: action.step))
    ).recording(from: steps.count)
  }

  func isConfirmed(by trace: Trace, in main: Trace) -> Bool {
    guard let end = trace.lastIfFinished, let own = end.onlyHeader(header.title), let other = end.onlyHeader(victim.title) else {
      return false
    }
    return isAsMade(own, in: end) == true && isAsMade(other, in: end) == false
  }
}

extension StepTrace {
  /// Whether rows of a header's section are on screen; nil if they could be below it.
  fileprivate func showsRows(of header: Appearance) -> Bool? {
    let section = header.slot.section
    let rows = checkpoint.filter { $0.item.list == header.item.list }
    if rows.contains(where: { $0.slot.section == section }) { return true }
    let next = (supplementary ?? []).contains { $0.item.list == header.item.list && $0.slot.section > section }
    return next || rows.contains { $0.slot.section > section } ? false : nil
  }
}

extension SectionStateReference {
  /// The step that gave the number away.
  var step: Int { change }

  func finding(in trace: Trace) -> Finding { StaleIndexState.finding(self, trace) }
}

extension StaleIndexState {
  static func finding(_ reference: SectionStateReference, _ trace: Trace) -> Finding {
    let (header, victim) = (reference.header, reference.victim)
    let act = FindingText.step(reference.action.step, trace.title(ofStep: reference.action.step))
    let (property, observed, expected) = FindingText.sectionState(reference.effect)
    var path: String?
    if case .look(let difference) = reference.effect { path = difference.key.moved(from: header, to: victim).path }
    return Finding(
      detector: id, severity: severity,
      summary: FindingText.sectionStateStays(source: header.title, shown: victim.title), item: victim.item,
      itemTitle: victim.title, sourceItem: reference.action.item, sourceItemTitle: header.title, cellType: victim.cellType,
      cell: victim.cell, property: property, observed: observed, expected: expected, originStep: reference.action.step,
      seenStep: reference.change, seen: FindingText.sectionStateSeen(victim.title, property, observed, expected: expected),
      element: path,
      evidence: [
        FindingText.madeAtSection(header.slot.section, source: header.title, step: act, shown: victim.title),
        FindingText.staysInReference(source: header.title),
      ], shape: ["section"])
  }
}
