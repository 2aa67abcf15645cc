import CellDetectors
import CellTrace

/// References for acts on items: what the same act does when the data changed first, all visible cells were configured again,
/// and the action was opened only then.
enum ActionReferences {
  /// Acts of a run that may use a position from before a change: the data changed since what they use was made.
  static func acts(in trace: Trace) -> [ItemAct] {
    ItemAct.all(in: trace).filter { act in
      act.isBound && act.step <= completed(trace) && hasChanged(before: act, in: trace)
    }
  }

  /// The last step that was performed to its end.
  private static func completed(_ trace: Trace) -> Int {
    switch trace.end {
    case .finished: trace.steps.count - 1
    case .trapped(let step, _, _), .exception(let step, _, _, _), .stepFailed(let step, _), .inconclusive(let step, _):
      min(step, trace.steps.count) - 1
    }
  }

  /// True if the data changed after what the act uses was made: a change was asked for, or the items are others.
  private static func hasChanged(before act: ItemAct, in trace: Trace) -> Bool {
    let made = min(act.openers.first.map { $0 + 1 } ?? .max, firstStepAfterConfiguration(of: act, in: trace))
    return trace.steps.contains { step in
      guard step.index >= max(1, made), step.index < act.step else { return false }
      if case .mutate = step.interaction { return true }
      return step.items != trace.steps[step.index - 1].items
    }
  }

  /// The first step that the act's item went through since its cell was configured last: closures in the cell are as old.
  private static func firstStepAfterConfiguration(of act: ItemAct, in trace: Trace) -> Int {
    for step in trace.steps.reversed() where step.index < act.step {
      var isConfigured = false
      for event in step.events {
        if case .cellConfigured(_, act.item, _, let reason, _) = event.kind, reason != .reference { isConfigured = true }
        // What was configured before the data changed knows the old data.
        if case .snapshotApplied(act.item.list, _, _, _, _, _, _) = event.kind, isConfigured { return step.index }
      }
      if isConfigured { return step.index + 1 }
    }
    return 1
  }

  /// Makes the four runs of a reference; nil if the act can't be performed in the other order (its target is gone or unknown).
  static func reference(
    _ act: ItemAct, in script: [Interaction], of main: Trace, base: RunConfiguration,
    run: ([Interaction], RunConfiguration) throws -> Trace
  ) throws -> RunSet.ActionReference? {
    // After a reload the row may go by the item of another position.
    guard let target = act.target(in: main) else { return nil }
    let prefix = Array(script.prefix(act.step - 1))
    func model(_ steps: [Interaction], events: Bool = false) throws -> [StepTrace]? {
      var configuration = base
      configuration.unrecordedSteps = events ? steps.count : steps.count + 1
      let trace = try run(steps + [.rebuildVisibleCells], configuration)
      return trace.end == .finished ? trace.steps : nil
    }
    let interaction = script[act.step - 1]
    guard let before = try model(prefix)?.last, let after = try model(prefix + [interaction])?.last else { return nil }
    // The data change may have moved the item out of view; then it is looked for first, as a person would.
    var other = reordered(act, as: target, in: script)
    var reordered = try model(other + [interaction], events: true)
    if reordered == nil {
      other = self.reordered(act, as: target, in: script, lookingForItem: true)
      reordered = try model(other + [interaction], events: true)
    }
    guard let otherSteps = reordered, let otherAfter = otherSteps.last, let otherBefore = try model(other)?.last
    else { return nil }
    return RunSet.ActionReference(
      step: act.step, item: target, actual: effect(before, after), reference: effect(otherBefore, otherAfter),
      ordersAgree: before.items == otherBefore.items && agree(before, otherBefore),
      referenceEvents: otherSteps.dropLast().last?.events ?? [])
  }

  /// Makes the one run that tells whether an act ended the app because of a position from before a change.
  static func endedReference(
    _ act: ItemAct, in script: [Interaction], base: RunConfiguration,
    run: ([Interaction], RunConfiguration) throws -> Trace
  ) throws -> RunSet.EndedAct {
    func reference(lookingForItem: Bool) throws -> (other: [Interaction], trace: Trace) {
      let other = reordered(act, as: act.item, in: script, lookingForItem: lookingForItem)
      var configuration = base
      configuration.unrecordedSteps = other.count
      return (other, try run(other + [script[act.step - 1]], configuration))
    }
    var (other, trace) = try reference(lookingForItem: false)
    if case .stepFailed = trace.end { (other, trace) = try reference(lookingForItem: true) }
    let before = trace.steps.indices.contains(other.count) ? trace.steps[other.count].items : []
    return RunSet.EndedAct(step: act.step, item: act.item, end: trace.end, itemsBefore: before)
  }

  /// What comes before an act in the reference order: everything but its openers, then all visible cells configured anew, then
  /// the openers. A step's interaction stands one place before its index: the opening of the screen is step 0.
  private static func reordered(
    _ act: ItemAct, as target: ItemID, in script: [Interaction], lookingForItem: Bool = false
  ) -> [Interaction] {
    let rest = script.prefix(act.step - 1).enumerated().filter { !act.openers.contains($0.offset + 1) }.map(\.element)
    let search: [Interaction] = lookingForItem ? [.scrollTo(.resolved(target))] : []
    return rest + search + [.refreshVisibleCells]
      + act.openers.map { script[$0 - 1].naming(target, insteadOf: act.item) }
  }

  private static func effect(_ before: StepTrace, _ after: StepTrace) -> RunSet.Effect {
    RunSet.Effect(
      itemsBefore: before.items, itemsAfter: after.items, before: before.checkpoint, after: after.checkpoint)
  }

  /// True if the rebuilt cells of the items that both show look the same, whoever wrote it when.
  private static func agree(_ left: StepTrace, _ right: StepTrace) -> Bool {
    func contents(_ appearance: Appearance) -> [String] {
      appearance.elements.map { element in
        element.path + element.properties.map { " \($0.name)=\($0.value)" }.joined()
      }
    }
    return left.checkpoint.allSatisfy { shown in
      right[shown.item].map { contents($0) == contents(shown) } ?? true
    }
  }
}
