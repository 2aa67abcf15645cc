import CellDetectors
import CellTrace

/// References for state that may have followed a position: the act that made it, done after the data has changed instead of before.
enum StateReferences {
  /// Makes the one run that a suspicion needs.
  static func reference(
    _ suspicion: StaleIndexState.Suspicion, in script: [Interaction], base: RunConfiguration,
    run: ([Interaction], RunConfiguration) throws -> Trace
  ) throws -> RunSet.StateReference {
    let act = suspicion.act
    // A step's interaction stands one place before its index: the opening of the screen is step 0.
    let moved = act.openers + [act.step]
    var steps = script.prefix(suspicion.change).enumerated().filter { !moved.contains($0.offset + 1) }.map(\.element)
    steps += [.refreshVisibleCells, .scrollTo(.resolved(suspicion.target))]
    steps += moved.map { script[$0 - 1].naming(suspicion.target, insteadOf: act.item) } + [.rebuildVisibleCells]
    var configuration = base
    configuration.unrecordedSteps = steps.count
    let trace = try run(steps, configuration)
    let last = trace.end == .finished ? trace.steps.last : nil
    return RunSet.StateReference(
      act: act.step, change: suspicion.change, end: trace.end, items: last?.items ?? [], rebuilt: last?.checkpoint ?? [])
  }
}
