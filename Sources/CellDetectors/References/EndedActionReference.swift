import CellTrace

/// An action that ended the main run, done with all visible cells configured anew and what it uses opened only then.
struct EndedActionReference {
  /// How the reference run ended.
  var end: RunEnd
  /// All items in data order before the action in the reference order.
  var itemsBefore: [ItemID]

  /// Reads the run that tells whether the action ended the app because of a position from before a change.
  init(_ action: ItemAction, in runs: RunSet) throws(MissingRun) {
    let script = runs.main.resolvedScript
    func reference(lookingForItem: Bool) throws(MissingRun) -> (before: Int, trace: Trace) {
      let lead = action.lead(as: action.item, in: script, lookingForItem: lookingForItem)
      let request = ReferenceRequest(
        script: lead + [script[step: action.step]], configuration: runs.main.configuration,
        purpose: FindingText.referenceOrder(action: runs.words(forStep: action.step)))
      return (lead.count, try runs.run(request.recording(from: lead.count)))
    }
    var (before, trace) = try reference(lookingForItem: false)
    if case .stepFailed = trace.end { (before, trace) = try reference(lookingForItem: true) }
    end = trace.end
    itemsBefore = trace.steps.indices.contains(before) ? trace.steps[before].items : []
  }
}
