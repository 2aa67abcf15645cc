import CellTrace

/// Something a user did to one item: a touch, a text, an action, with the steps that opened what was used.
package struct ItemAction: Hashable, Sendable {
  /// The action's step.
  package var step: Int
  /// The item it was done to.
  package var item: ItemID
  /// Steps that opened what the action used (a swipe, a menu, an alert with what presented it and was typed into it), in order.
  package var openers: [Int]
  /// True if the closure that runs was made before the action, for an item: an action's, a control's.
  package var isBound: Bool
  /// True if it takes back, or makes again, what was done to the item, which may be gone meanwhile.
  package var takesBack = false

  /// Creates an action.
  package init(step: Int, item: ItemID, openers: [Int] = [], isBound: Bool = true, takesBack: Bool = false) {
    self.step = step
    self.item = item
    self.openers = openers
    self.isBound = isBound
    self.takesBack = takesBack
  }

  /// The action's steps, each with the pause before it that says when it is over, in order.
  func stepsWithPauses(in trace: Trace) -> [Int] {
    (openers + [step]).flatMap { index in
      trace.step(index - 1)?.interaction.isHurry == true ? [index - 1, index] : [index]
    }
  }

  /// The item as which its row goes when the action is done, if that can be told.
  package func target(in trace: Trace) -> ItemID? {
    ReloadedRows.successor(of: item, from: openers.first ?? step, to: step - 1, in: trace)
  }

  /// All drags of what scrolls inside of an item. They are no actions, but where it stands then is kept for the item, or for its position.
  package static func scrollsInside(in trace: Trace) -> [ItemAction] {
    trace.steps.compactMap { step in
      guard case .scrollInside(.resolved(let item), _, _) = step.interaction else { return nil }
      return ItemAction(step: step.index, item: item, isBound: false)
    }
  }

  /// All actions of a run, in order.
  package static func all(in trace: Trace) -> [ItemAction] {
    var acts: [ItemAction] = []
    /// What is open: the item, and the steps that led there.
    var open: (item: ItemID, steps: [Int])?
    /// The step that lifted something beside the rows.
    var lifted: Int?
    var undo = UndoHistory()
    var marked = MarkedRow()
    var visit: Visit?
    for step in trace.steps {
      let index = step.index
      let target = step.interaction.target
      switch step.interaction.facts.role {
      case .opens:
        if let target { open = (step.menuItem ?? target, [index]) }
        if case .liftView = step.interaction { lifted = index }
      case .chooses:
        // What the list says that it did belongs to the row whose action it was, whatever had been opened before.
        if let fired = step.firedItem, fired != open?.item {
          let offer = trace.steps.last { $0.index < index && $0.offersActions(of: fired) }
          open = (fired, offer.map { [$0.index] } ?? [])
        }
        if let open {
          acts.append(ItemAction(step: index, item: open.item, openers: open.steps))
        } else if case .drop(.onto(.resolved(let item))) = step.interaction {
          // What was lifted beside the rows is done to the row that it is dropped on.
          acts.append(ItemAction(step: index, item: item, openers: lifted.map { [$0] } ?? [], isBound: false))
        }
        (open, lifted) = (nil, nil)
      case .fillsIn:
        open?.steps.append(index)
      case .closes:
        (open, lifted) = (nil, nil)
      case .acts(let isBound):
        guard let target else { break }
        // A button that shows its menu, or a row's actions, does nothing else: what counts is what is chosen.
        if step.opensMenu || step.offersActions(of: target) {
          open = (step.menuItem ?? target, [index])
        } else {
          acts.append(ItemAction(step: index, item: target, isBound: isBound))
        }
      case .movesItems:
        // What comes from another app and is dropped on a row is done to that row.
        if case .dropFromOtherApp(_, .onto) = step.interaction, let target {
          acts.append(ItemAction(step: index, item: target, isBound: false))
        }
        // A drag in one step is done to what is dragged, as one is that is lifted and let go in two.
        if case .drag(.resolved(let item), _) = step.interaction {
          acts.append(ItemAction(step: index, item: item, isBound: false))
        }
      case .showsScreen, .movesViewport, .changesData, .changesSurroundings, .changesCellState, .passesTime,
        .referenceOnly:
        break
      }
      if acts.last?.step != index, case .pressKeys = step.interaction, let row = marked.row(before: step, in: trace) {
        acts.append(ItemAction(step: index, item: row.item, openers: row.steps))
      }
      if let taken = undo.note(step, acts.last.flatMap { $0.step == index ? $0 : nil }) {
        acts.removeAll { $0.step == index }
        acts.append(taken)
      }
      marked.note(step)
      if let act = Visit.note(step, acts.last.flatMap { $0.step == index ? $0 : nil }, &visit) {
        acts.removeAll { $0.step == index }
        acts.append(act)
      }
      // An alert is opened by the action that presented it, and by all that led there; one that came by itself belongs to no item.
      if step.events.contains(where: \.kind.asks) {
        open = acts.last.flatMap { act in act.step == index ? (act.item, act.openers + [index]) : nil }
      }
    }
    return acts
  }
}

extension TraceEvent.Kind {
  /// True for an alert that appears, and for a sheet of the system's in which one thing is chosen, as in an alert.
  fileprivate var asks: Bool {
    if case .screenShown(let screen) = self { return Self.choiceSheets.contains(screen.type) }
    if case .alertShown = self { return true }
    return false
  }

  private static let choiceSheets: Set = [
    "UIActivityViewController", "UIColorPickerViewController", "UIFontPickerViewController",
  ]
}

extension StepTrace {
  /// The item that a menu opened for: a finger that rests while rows move under it opens that of another row.
  fileprivate var menuItem: ItemID? {
    events.lazy.compactMap { if case .menuOpened(let item, _, _) = $0.kind { item } else { nil } }.first
  }

  fileprivate var opensMenu: Bool { events.contains { if case .menuOpened = $0.kind { true } else { false } } }

  fileprivate func offersActions(of item: ItemID) -> Bool {
    events.contains { if case .actionsOffered(item, _, _, _) = $0.kind { true } else { false } }
  }

  /// The item whose swipe action ran; nil if none did.
  fileprivate var firedItem: ItemID? {
    guard case .tapAction = interaction else { return nil }
    return events.lazy.compactMap { if case .actionFired(let item, _, _, _, _) = $0.kind { item } else { nil } }.first
  }
}

/// A screen that was opened for a row: what is used on it belongs to that row.
private struct Visit {
  var item: ItemID
  /// The step that opened it, and those that filled something in on it.
  var steps: [Int]

  /// A step was performed, which did `act`. Returns what it did to the row that the screen in front was opened for: the first use of
  /// something on it, which mostly closes it.
  static func note(_ step: StepTrace, _ act: ItemAction?, _ visit: inout Visit?) -> ItemAction? {
    let opens = step.events.contains { if case .screenShown = $0.kind { true } else { false } }
    if let act, opens {
      visit = Visit(item: act.item, steps: act.openers + [step.index])
      return nil
    }
    guard let current = visit else { return nil }
    let interaction = step.interaction
    if interaction.isElsewhere(than: current.item.list) {
      guard case .tap = interaction else {
        visit?.steps.append(step.index)
        return nil
      }
      visit = nil
      return ItemAction(step: step.index, item: current.item, openers: current.steps)
    }
    switch interaction.facts.role {
    case .passesTime, .changesData, .changesSurroundings, .movesViewport: break
    case .showsScreen, .opens, .fillsIn, .chooses, .closes, .acts, .movesItems, .changesCellState, .referenceOnly: visit = nil
    }
    return nil
  }
}

extension Interaction {
  /// True for a touch or a text outside of the rows of a list.
  fileprivate func isElsewhere(than list: Int) -> Bool {
    func isElsewhere(_ one: ItemLocator) -> Bool { if case .resolved(let item) = one { item.list != list } else { true } }
    if case .tap(let one, _) = self { return isElsewhere(one) }
    if case .type(_, let one, _, _) = self { return isElsewhere(one) }
    if case .toggle(let one, _, _) = self { return isElsewhere(one) }
    return false
  }
}
