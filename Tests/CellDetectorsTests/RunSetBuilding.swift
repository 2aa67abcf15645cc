import CellTrace

@testable import CellDetectors

/// Run sets by hand: the references that detectors ask for, by what they are.
extension RunSet {
  init(main: Trace, control: Trace?, fresh: Trace? = nil) {
    self.init(main: main)
    self.control = control
    self.fresh = fresh
  }

  var control: Trace? {
    get { self[.control(of: self)] }
    set { self[.control(of: self)] = newValue }
  }

  var fresh: Trace? {
    get { self[.fresh(of: self)] }
    set { self[.fresh(of: self)] = newValue }
  }

  var repeated: Trace? {
    get { self[.repeated(of: self)] }
    set { self[.repeated(of: self)] = newValue }
  }

  /// All cells recreated after a step.
  mutating func rebuild(
    _ step: Int, _ rows: [Appearance], atEnd: [Appearance]? = nil, live: [Appearance]? = nil, evaluated: [Appearance]? = nil,
    reappeared: [Appearance]? = nil, untold: UntoldRows? = nil
  ) {
    var reference = RebuildReference(
      step: step, live: live ?? main.steps[step].checkpoint, atStepEnd: atEnd, atStepStart: rows)
    (reference.evaluated, reference.reappeared, reference.untold) = (evaluated, reappeared, untold)
    self[.rebuild(of: self, after: step)] = Trace(
      screen: main.screen, configuration: main.configuration, references: [reference])
  }

  /// Every step whose rebuild reference is wanted and not there has what its live cells show.
  func rebuiltAsShown() -> RunSet {
    var set = self
    for step in set.rebuiltSteps where set[.rebuild(of: set, after: step)] == nil {
      set.rebuild(step, set.main.steps[step].checkpoint)
    }
    return set
  }

  /// What is there once the screen's content is made anew: rows, or how many.
  mutating func remount(
    _ step: Int, _ rows: [Appearance]? = nil, counts: [[Int]] = [], remounted: [[Int]] = []
  ) {
    change(step) { ($0.remounted, $0.counts, $0.remountedCounts) = (rows, counts, remounted) }
  }

  /// The same, where somebody looked what another screen in front changes.
  func looked() -> RunSet {
    var set = self
    for step in set.main.steps.indices { set.change(step) { $0.counts = [[1]] } }
    return set
  }

  /// A list that has each row twice once its screen appears again.
  mutating func double(_ step: Int, _ rows: UntoldRows) { change(step) { $0.doubled = rows } }

  mutating func change(_ step: Int, _ body: (inout RebuildReference) -> Void) {
    let request = ReferenceRequest.rebuild(of: self, after: step)
    guard var trace = self[request], var reference = trace.references.last else { return }
    body(&reference)
    trace.references = [reference]
    self[request] = trace
  }

  /// The cells that items left behind, after a step with fresh cells.
  mutating func retire(_ rows: [Appearance], after step: Int) {
    let reference = RebuildReference(step: step, live: rows, atStepEnd: nil, atStepStart: [])
    self[.retired(of: self, after: step)] = Trace(
      screen: main.screen, configuration: main.configuration, references: [reference])
  }

  /// What rows show after a step in cells that are made anew, one time after the other.
  mutating func redraw(_ looks: [[Appearance]], after step: Int) {
    self[.redrawn(of: self, after: step)] = Trace(
      screen: main.screen, configuration: main.configuration,
      references: looks.map { RebuildReference(step: step, live: [], atStepEnd: nil, atStepStart: $0) })
  }

  /// The runs of an action in the script's order and in the other one.
  mutating func act(
    at step: Int, actual: ActionReference.Effect, reference: ActionReference.Effect, ordersAgree: Bool = true,
    events: [TraceEvent.Kind] = []
  ) {
    var reference = reference
    if !ordersAgree {
      for row in reference.before.indices { reference.before[row].elements.append(dot("\(content)/OtherOrder")) }
    }
    let action = main.completedScript[step: step]
    // The last of the runs is asked for when the others are there.
    for _ in 0..<2 {
      for request in ActionReference.requests(in: self) { answer(request, action, actual, reference, events) }
    }
  }

  private mutating func answer(
    _ request: ReferenceRequest, _ action: Interaction, _ actual: ActionReference.Effect, _ reference: ActionReference.Effect,
    _ events: [TraceEvent.Kind]
  ) {
    let effect = request.purpose.hasPrefix("the reference order") ? reference : actual
    let isAfter = request.script.dropLast().last == action
    let acted = CellDetectorsTests.step(0, "", events: isAfter ? events : [])
    let rebuilt = StepTrace(
      index: 1, interaction: .rebuildVisibleCells, title: "", checkpoint: isAfter ? effect.after : effect.before,
      items: isAfter ? effect.itemsAfter : effect.itemsBefore)
    self[request] = trace([acted, rebuilt])
  }

  /// The run in which what may follow a position is done after the data has moved.
  mutating func state(items: [ItemID], rebuilt: [Appearance], end: RunEnd = .finished) {
    for request in StaleIndexState.references(self) where self[request] == nil {
      self[request] = trace(
        [StepTrace(index: 0, interaction: .rebuildVisibleCells, title: "", checkpoint: rebuilt, items: items)], end: end)
    }
  }

  /// The run in which the action that ended the app is done after the data has moved.
  mutating func endedAction(end: RunEnd, itemsBefore: [ItemID]) {
    for request in StaleIndexAccess.references(self) where request.purpose.hasPrefix("the reference order") {
      let lead = (1..<request.script.count).map { step($0, "", items: []) } + [step(request.script.count, "")]
      var steps = [step(0, "")] + lead.dropLast()
      steps[steps.count - 1].items = itemsBefore
      self[request] = trace(steps, end: end)
    }
  }
}

extension ActionReference.Effect {
  /// Rows in data order before and after.
  init(before: [Appearance], after: [Appearance]) {
    self.init(itemsBefore: before.map(\.item), itemsAfter: after.map(\.item), before: before, after: after)
  }
}
