import CellTrace

/// Actions that give a row back an old value because that was promised when they were offered: a price that was quoted holds.
///
/// What was written back by a copy follows the data again when they change the next time; what holds does not, although the same change shows
/// where nobody acted. So the change is made once more, after the action and without it. What was said when the action was offered, as a price in its
/// title, may also hold until the next change: a warning.
extension StaleIndexAction {
  /// The finding as it is, as a warning where a second change shows nothing in either run, or nil where the old value holds.
  static func unlessHeld(_ found: Finding, _ reference: ActionReference, in runs: RunSet) throws(MissingRun) -> Finding? {
    guard found.shape == copyShape else { return found }
    var doubtful = found
    doubtful.severity = .warning
    doubtful.evidence.append(FindingText.mayHold)
    guard let requests = heldRequests(reference, in: runs) else { return doubtful }
    let made = try runs.runs(requests)
    func shows(_ value: String, _ trace: Trace) -> Bool? {
      guard let row = trace.lastIfFinished?[found.item], let element = row.elements.first(where: { $0.path == found.element })
      else { return nil }
      return element.properties.contains { $0.value == value }
    }
    guard let isKept = shows(found.observed, made[0]), let isSame = shows(found.expected, made[1]) else { return doubtful }
    if !isKept { return isPromised(found.observed, by: reference, in: runs.main) ? doubtful : found }
    return isSame ? doubtful : nil
  }

  /// True if the value was read where the action was offered: in a title, in a menu, in a question. What the row is called is named there anyway.
  private static func isPromised(_ value: String, by reference: ActionReference, in trace: Trace) -> Bool {
    guard let act = ItemAction.all(in: trace).first(where: { $0.step == reference.step }), let opener = act.openers.first,
      trace.step(opener - 1)?[act.item]?.title != value
    else { return false }
    let events = act.openers.compactMap { trace.step($0) }.flatMap(\.events)
    let titles = events.flatMap { event -> [String] in
      if case .actionsOffered(_, _, let titles, _) = event.kind { return titles }
      return if case .menuOpened(_, let titles, _) = event.kind { titles } else { [] }
    }
    return (events.outcomes + [ShownOutcome(kind: .screen, texts: titles)]).contains { $0.names(value) }
  }

  /// The same change of the data once more, after the action and in its place; nil if the script made none since the action was offered.
  private static func heldRequests(_ reference: ActionReference, in runs: RunSet) -> [ReferenceRequest]? {
    guard let act = ItemAction.all(in: runs.main).first(where: { $0.step == reference.step }), let opener = act.openers.first,
      let change = runs.main.steps.last(where: { step in
        guard step.index > opener, step.index < act.step else { return false }
        return if case .mutate = step.interaction { true } else { false }
      })
    else { return nil }
    let script = runs.main.completedScript
    let words = runs.words(forStep: change.index)
    return [
      (script.through(step: act.step), FindingText.changedAgain(change: words)),
      (
        script.through(step: act.step - 1).without(steps: act.openers),
        FindingText.changedAgainInPlace(change: words, action: runs.words(forStep: act.step))
      ),
    ].map { lead, purpose in
      let whole = lead + [change.interaction, .rebuildVisibleCells]
      return ReferenceRequest(script: whole, configuration: runs.main.configuration, purpose: purpose)
        .recording(from: whole.count)
    }
  }

  static let copyShape = ["written back", "copy"]
}
