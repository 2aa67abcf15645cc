import CellTrace

/// Actions that say by themselves what they do, and to which item, and did it to another: a delete that leaves its item and takes
/// another away, a drag that also moves a row that was not dragged. No other order of the steps is needed to see that.
struct WrongTarget {
  enum Kind {
    case deleted, dragged
  }

  var step: Int
  var kind: Kind
  /// The item that was acted on.
  var item: ItemID
  /// The item that was hit instead, or besides.
  var victim: ItemID

  /// In order of steps.
  static func all(in trace: Trace, _ mask: Mask) -> [WrongTarget] {
    let actions = Dictionary(ItemAction.all(in: trace).map { ($0.step, $0) }) { first, _ in first }
    return zip(trace.steps, trace.steps.dropFirst()).compactMap { before, after in
      guard mask.allows(step: after.index) else { return nil }
      let isDrag = if case .reorder = after.interaction { true } else { false }
      guard let item = isDrag ? after.interaction.draggedItem : actions[after.index]?.item,
        // Only items whose names stay with them can be told apart.
        !ReloadedRows.passesContentsOn(item.list, in: after.index, of: trace)
      else { return nil }
      return isDrag ? dragged(item, before, after) : deleted(item, before, after)
    }
  }

  /// What tells an app to delete an item, as it is posted.
  private static let deletions: Set<String> = ["tableView(_:commit:forRowAt:)", "onDelete(perform:)"]

  private static func deleted(_ item: ItemID, _ before: StepTrace, _ after: StepTrace) -> WrongTarget? {
    let isDeletion = after.events.contains { event in
      if case .delegateCall(let name, _) = event.kind { deletions.contains(name) } else { false }
    }
    guard isDeletion, after.items.contains(item) else { return nil }
    let left = Set(after.items)
    let gone = before.items.filter { $0.list == item.list && !left.contains($0) }
    // Identifiers made anew with every change tell nothing.
    guard let victim = gone.first, gone.count == 1, Set(before.items).isSuperset(of: after.items) else { return nil }
    return WrongTarget(step: after.index, kind: .deleted, item: item, victim: victim)
  }

  private static func dragged(_ item: ItemID, _ before: StepTrace, _ after: StepTrace) -> WrongTarget? {
    func others(in step: StepTrace) -> [ItemID] { step.items.filter { $0.list == item.list && $0 != item } }
    let (old, new) = (others(in: before), others(in: after))
    guard old != new, Set(old) == Set(new), let victim = ModelEffect.moved(from: old, to: new).first else { return nil }
    return WrongTarget(step: after.index, kind: .dragged, item: item, victim: victim)
  }
}

extension Interaction {
  fileprivate var draggedItem: ItemID? { if case .reorder(.resolved(let item), _, _) = self { item } else { nil } }
}
