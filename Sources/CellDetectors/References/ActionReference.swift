import CellTrace

/// One action (an action or control fired on an item after the data had changed), and the same with the data change first, all visible
/// cells configured again, and the action opened only then.
struct ActionReference {
  /// The step of the action in the main run.
  var step: Int
  /// The item acted on.
  var item: ItemID
  /// What a rebuild shows before the action and after it, in the script's order.
  var actual: Effect
  /// The same in the reference order.
  var reference: Effect
  /// False if the steps in between change the model in an order-dependent way by themselves: then nothing is judged.
  var ordersAgree: Bool
  /// True if the action takes back what was done to the item, which may be gone before it in both orders.
  var takesBack: Bool
  /// What was posted during the action in the reference order.
  var referenceEvents: [TraceEvent]
  /// True if nothing but the cells differs in the other order: they are made anew.
  var onlyCellsDiffer = false

  /// The model as rebuilt cells show it, before and after an action.
  struct Effect {
    /// All items in data order before the action.
    var itemsBefore: [ItemID]
    /// All items in data order after it.
    var itemsAfter: [ItemID]
    /// Rebuilt appearances before.
    var before: [Appearance]
    /// Rebuilt appearances after.
    var after: [Appearance]
  }

  /// References of all actions that may use a position from before a change; those that can't be performed in the other order are
  /// skipped.
  static func all(in runs: RunSet) throws(MissingRun) -> [ActionReference] {
    var all: [ActionReference] = []
    for action in actions(in: runs.main) {
      if let reference = try ActionReference(action, in: runs) { all.append(reference) }
    }
    return all
  }

  /// The runs that are still needed for that.
  static func requests(in runs: RunSet) -> [ReferenceRequest] {
    actions(in: runs.main).flatMap { action in
      ReferenceRequest.missing { () throws(MissingRun) in try ActionReference(action, in: runs) }
    }
  }

  /// Nil if the action can't be performed in the other order (its target is gone or unknown).
  private init?(_ action: ItemAction, in runs: RunSet) throws(MissingRun) {
    let cover = try Cover(action, in: runs)
    // After a reload the row may go by the item of another position.
    guard let target = cover == nil ? action.target(in: runs.main) : cover?.target else { return nil }
    let script = runs.main.completedScript
    let interaction = script[step: action.step]
    let prefix = script.through(step: action.step - 1)
    func request(_ order: String, _ steps: [Interaction], andLast count: Int = 1) -> ReferenceRequest {
      ReferenceRequest(
        script: steps + [.rebuildVisibleCells], configuration: runs.main.configuration,
        purpose: order
      ).recording(from: steps.count + 2 - count)
    }
    let (original, other) = (
      FindingText.originalOrder(action: runs.words(forStep: action.step)),
      FindingText.referenceOrder(action: runs.words(forStep: action.step))
    )
    let isMadeAnew = Self.keepsInput(action, in: runs.main)
    var lead = action.lead(as: target, in: script, isMadeAnew: isMadeAnew)
    let made = try runs.runs([
      request(original, prefix), request(original, prefix + [interaction]), request(other, lead + [interaction], andLast: 2),
    ])
    guard var before = made[0].lastIfFinished, let after = made[1].lastIfFinished else { return nil }
    var reordered = made[2]
    if reordered.end != .finished {
      // The data change may have moved the item out of view; then it is looked for first, as a person would.
      lead = action.lead(as: target, in: script, lookingForItem: true, isMadeAnew: isMadeAnew)
      reordered = try runs.run(request(other, lead + [interaction], andLast: 2))
    }
    guard let otherAfter = reordered.lastIfFinished, var otherBefore = try runs.run(request(other, lead)).lastIfFinished else {
      return nil
    }
    if let cover {
      guard after.items.contains(where: { $0.list == target.list }) else { return nil }
      (before, otherBefore) = (cover.shown, cover.shown)
    }
    step = action.step
    item = target
    takesBack = action.takesBack
    onlyCellsDiffer = isMadeAnew && action.openers.isEmpty
    actual = Effect(before, after)
    reference = Effect(otherBefore, otherAfter)
    ordersAgree = before.items == otherBefore.items && Self.agree(before, otherBefore)
    referenceEvents = reordered.steps.dropLast().last?.events ?? []
  }

  /// An action whose two orders begin with the same rows.
  init(_ step: Int, on item: ItemID, before: StepTrace, after: StepTrace, otherAfter: StepTrace) {
    self.step = step
    self.item = item
    (takesBack, ordersAgree, referenceEvents) = (false, true, [])
    (actual, reference) = (Effect(before, after), Effect(before, otherAfter))
  }

  /// A screen that was opened for an item and covers its list: what the list shows before the action is what it shows without that screen.
  private struct Cover {
    /// The list before the action, where nobody had opened the screen.
    var shown: StepTrace
    /// The item that is the row of that title there; nil if that can't be told.
    var target: ItemID?

    /// Nil unless the list is covered when the action is done.
    init?(_ action: ItemAction, in runs: RunSet) throws(MissingRun) {
      func isThere(_ step: Int) -> Bool {
        runs.main.step(step)?.items.contains { $0.list == action.item.list } ?? true
      }
      guard let opener = action.openers.first, !isThere(action.step - 1), isThere(opener - 1),
        let row = runs.main.step(opener - 1)?[action.item]
      else { return nil }
      let steps = runs.main.completedScript.through(step: action.step - 1).without(steps: action.openers)
      let request = ReferenceRequest(
        script: steps + [.rebuildVisibleCells], configuration: runs.main.configuration,
        purpose: FindingText.notActed(action: runs.words(forStep: opener))
      ).recording(from: steps.count + 1)
      guard let shown = try runs.run(request).lastIfFinished else { return nil }
      self.shown = shown
      let isAlone = runs.main.step(opener - 1)?.only(row.title, in: action.item.list) != nil
      target = isAlone ? shown.only(row.title, in: action.item.list)?.item : nil
    }
  }

  // MARK: Which actions

  /// Actions of a run that may use a position from before a change: the data changed since what they use was made.
  private static func actions(in trace: Trace) -> [ItemAction] {
    ItemAction.all(in: trace).filter { action in
      guard action.step <= trace.lastCompletedStep else { return false }
      // What a touch of the whole row does is a closure of its view's there, too.
      return keepsInput(action, in: trace) || (action.isBound && hasChanged(before: action, in: trace))
    }
  }

  /// True if the data changed after what the action uses was made: a change was asked for, or the items are others.
  private static func hasChanged(before action: ItemAction, in trace: Trace) -> Bool {
    let made = min(action.openers.first.map { $0 + 1 } ?? .max, firstStepAfterConfiguration(of: action, in: trace))
    return trace.steps.contains { step in
      guard step.index >= max(1, made), step.index < action.step else { return false }
      if case .mutate = step.interaction { return true }
      return step.items != trace.steps[step.index - 1].items
        || isReordered(action.item.list, in: step, after: trace.steps[step.index - 1])
    }
  }

  /// True if the row has views that keep what they were made with, closures for example, because they compare something else: not even
  /// a new configuration gives them others.
  private static func keepsInput(_ action: ItemAction, in trace: Trace) -> Bool {
    trace.steps.contains { step in
      step.index < action.step
        && step.events.contains { event in
          if case .inputKept(let item, _) = event.kind { item == nil || item == action.item } else { false }
        }
    }
  }

  /// True if a list that only said "reload" shows other rows since.
  private static func isReordered(_ list: Int, in step: StepTrace, after before: StepTrace) -> Bool {
    ReloadedRows.isReloaded(list, in: step) && before.titles(of: list) != step.titles(of: list)
  }

  /// The first step that the action's item went through since its cell was configured last: closures in the cell are as old.
  private static func firstStepAfterConfiguration(of action: ItemAction, in trace: Trace) -> Int {
    for step in trace.steps.reversed() where step.index < action.step {
      var isConfigured = false
      for event in step.events {
        if case .cellConfigured(_, action.item, _, let reason, _) = event.kind, reason != .reference { isConfigured = true }
        // What was configured before the data changed knows the old data.
        if case .snapshotApplied(action.item.list, _, _, _, _, _, _) = event.kind, isConfigured { return step.index }
      }
      if isConfigured { return step.index + 1 }
    }
    return 1
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

extension ActionReference.Effect {
  fileprivate init(_ before: StepTrace, _ after: StepTrace) {
    self.init(itemsBefore: before.items, itemsAfter: after.items, before: before.checkpoint, after: after.checkpoint)
  }
}

extension ItemAction {
  /// What comes before the action in the reference order: everything but its openers, then all visible cells configured anew, then the
  /// openers.
  /// - Parameter isMadeAnew: Whether the cells have to be other objects, since these keep what they have.
  func lead(
    as target: ItemID, in script: [Interaction], lookingForItem: Bool = false, isMadeAnew: Bool = false
  ) -> [Interaction] {
    let search: [Interaction] = lookingForItem ? [.scrollTo(.resolved(target))] : []
    let renewal: Interaction = isMadeAnew ? .rebuildVisibleCells : .refreshVisibleCells
    return script.through(step: step - 1).without(steps: openers) + search + [renewal]
      + script[steps: openers].map { $0.naming(target, insteadOf: item) }
  }
}

extension Trace {
  /// The last step; nil unless the run finished.
  var lastIfFinished: StepTrace? { end == .finished ? steps.last : nil }
}
