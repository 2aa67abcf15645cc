import CellTrace

/// What could be taken back at a step of a run, and to which item it had been done: from what undo managers post.
struct UndoHistory {
  private typealias Entry = (item: ItemID, steps: [Int])?
  private var undoable: [Entry] = []
  private var redoable: [Entry] = []
  /// The step in which the phone was shaken last: its question leads to what is chosen.
  private var shake: Int?

  /// Takes a step in.
  /// - Parameter act: What was done to an item in the step.
  /// - Returns: The action of taking back or making again that the step is; nil if it is none, or nobody knows on what.
  mutating func note(_ step: StepTrace, _ act: ItemAction?) -> ItemAction? {
    if case .shake = step.interaction { shake = step.index }
    var found: ItemAction?
    for event in step.events {
      guard case .delegateCall(let name, _) = event.kind else { continue }
      switch name {
      case Self.registered:
        undoable.append(done(in: step, act))
        redoable = []
      case Self.undone: found = taken(from: &undoable, to: &redoable, in: step) ?? found
      case Self.redone: found = taken(from: &redoable, to: &undoable, in: step) ?? found
      case _: break
      }
    }
    return found
  }

  /// What undo managers post.
  private static let (registered, undone, redone) = ("UndoManager.registerUndo", "UndoManager.undo", "UndoManager.redo")

  private func done(in step: StepTrace, _ act: ItemAction?) -> Entry {
    if let act { return (act.item, act.openers + [act.step]) }
    guard step.interaction.facts.role == .movesItems, let item = step.interaction.target else { return nil }
    return (item, [step.index])
  }

  private func taken(from: inout [Entry], to: inout [Entry], in step: StepTrace) -> ItemAction? {
    guard let entry = from.popLast() else { return nil }
    let question = if case .tapAlert = step.interaction { shake.map { [$0] } ?? [] } else { [Int]() }
    to.append(entry.map { ($0.item, $0.steps + question + [step.index]) })
    return entry.map { ItemAction(step: step.index, item: $0.item, openers: $0.steps + question, takesBack: true) }
  }
}

/// The row that a key is for: the only one that looks focused or, without a focus, selected since it was touched; and while the focus
/// is on a view beside the rows, the one that had it last. While somebody types, keys are for the field.
struct MarkedRow {
  private var last: (item: ItemID, step: Int)?
  /// The step since which the focus is on a view beside the rows.
  private var beside: Int?

  /// Takes a step in.
  mutating func note(_ step: StepTrace) {
    let interaction = step.interaction
    if case .focusView = interaction {
      beside = step.index
      return
    }
    if case .type = interaction, interaction.isBesideLists { last = nil }
    let isPlain = interaction.element == nil && interaction.facts.role == .acts(bound: false)
    if isPlain, let item = interaction.target { (last, beside) = ((item, step.index), nil) }
  }

  /// The row that looks so before a step, with the steps that led there; nil if it is none, or another.
  func row(before step: StepTrace, in trace: Trace) -> (item: ItemID, steps: [Int])? {
    guard let last, let before = trace.step(step.index - 1) else { return nil }
    if let beside { return wasFocused(in: trace) ? (last.item, [last.step, beside]) : nil }
    let focused = before.checkpoint.filter { $0.flags.contains(.focused) }
    let marked = focused.isEmpty ? before.checkpoint.filter { $0.flags.contains(.selected) } : focused
    let isForField = before.checkpoint.contains { $0.isEdited && $0.item != last.item }
    guard marked.count == 1, marked[0].item == last.item, !isForField else { return nil }
    return (last.item, [last.step])
  }
  /// True if the focus went from the row to where it is now.
  private func wasFocused(in trace: Trace) -> Bool {
    guard let last, let beside else { return false }
    return trace.step(beside - 1)?[last.item]?.flags.contains(.focused) ?? false
  }
}
