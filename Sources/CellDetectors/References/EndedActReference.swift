import CellTrace

/// An act that ended the main run, done with all visible cells configured anew and what it uses opened only then.
struct EndedActReference {
  /// How the reference run ended.
  var end: RunEnd
  /// All items in data order before the act in the reference order.
  var itemsBefore: [ItemID]

  /// Reads the run that tells whether the act ended the app because of a position from before a change.
  init(_ act: ItemAct, in runs: RunSet) throws(MissingRun) {
    let script = runs.main.resolvedScript
    func reference(lookingForItem: Bool) throws(MissingRun) -> (before: Int, trace: Trace) {
      let lead = act.lead(as: act.item, in: script, lookingForItem: lookingForItem)
      let request = ReferenceRequest(
        script: lead + [script[step: act.step]], configuration: runs.main.configuration,
        purpose: FindingText.referenceOrder(action: runs.words(forStep: act.step)))
      return (lead.count, try runs.run(request.recording(from: lead.count)))
    }
    var (before, trace) = try reference(lookingForItem: false)
    if case .stepFailed = trace.end { (before, trace) = try reference(lookingForItem: true) }
    end = trace.end
    itemsBefore = trace.steps.indices.contains(before) ? trace.steps[before].items : []
  }
}
