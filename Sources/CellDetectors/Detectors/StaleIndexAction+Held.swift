import CellTrace

/// Actions that give a row back an old value because that was promised when they were offered: a price that was quoted holds.
///
/// What was written back by a copy follows the data again when they change the next time; what holds does not, although the same change shows
/// where nobody acted. So the change is made once more, after the action and without it.
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
    return !isKept ? found : isSame ? doubtful : nil
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
