import CellTrace

/// One action that came before a change of the data, done after it instead, and the model as rebuilt cells then show it: whether what the
/// action made follows its item or the position.
struct StateReference {
  /// How the reference run ended; if not finished, there is nothing to compare with.
  var end: RunEnd
  /// All items in data order.
  var items: [ItemID]
  /// What cells made anew at the end of the run show.
  var rebuilt: [Appearance]

  /// Reads the run that a suspicion needs.
  init(_ suspicion: StaleIndexState.Suspicion, in runs: RunSet) throws(MissingRun) {
    let action = suspicion.action
    let script = runs.main.completedScript
    let moved = action.openers + [action.step]
    let steps =
      script.through(step: suspicion.change).without(steps: moved)
      + [.refreshVisibleCells, .scrollTo(.resolved(suspicion.target))]
      + script[steps: moved].map { $0.naming(suspicion.target, insteadOf: action.item) } + [.rebuildVisibleCells]
    let request = ReferenceRequest(
      script: steps, configuration: runs.main.configuration,
      purpose: FindingText.referenceOrder(state: runs.words(forStep: action.step)))
    let trace = try runs.run(request.recording(from: steps.count))
    let last = trace.lastIfFinished
    end = trace.end
    items = last?.items ?? []
    rebuilt = last?.checkpoint ?? []
  }
}
