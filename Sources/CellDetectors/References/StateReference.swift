import CellTrace

/// One act that came before a change of the data, done after it instead, and the model as rebuilt cells then show it: whether what the
/// act made follows its item or the position.
struct StateReference {
  /// How the reference run ended; if not finished, there is nothing to compare with.
  var end: RunEnd
  /// All items in data order.
  var items: [ItemID]
  /// Rebuilt appearances.
  var rebuilt: [Appearance]

  /// Reads the run that a suspicion needs.
  init(_ suspicion: StaleIndexState.Suspicion, in runs: RunSet) throws(MissingRun) {
    let act = suspicion.act
    let script = runs.main.completedScript
    let moved = act.openers + [act.step]
    let steps =
      script.through(step: suspicion.change).without(steps: moved)
      + [.refreshVisibleCells, .scrollTo(.resolved(suspicion.target))]
      + script[steps: moved].map { $0.naming(suspicion.target, insteadOf: act.item) } + [.rebuildVisibleCells]
    let request = ReferenceRequest(
      script: steps, configuration: runs.main.configuration,
      purpose: FindingText.referenceOrder(state: runs.words(forStep: act.step)))
    let trace = try runs.run(request.recording(from: steps.count))
    let last = trace.lastIfFinished
    end = trace.end
    items = last?.items ?? []
    rebuilt = last?.checkpoint ?? []
  }
}
