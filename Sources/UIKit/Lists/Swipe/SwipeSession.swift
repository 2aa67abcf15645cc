import CellTrace

/// The actions that are open behind one row.
@MainActor final class SwipeSession {
  /// Where the row stands; follows the data.
  var slot: Slot
  let item: ItemID
  let edge: CellTrace.Edge
  let actions: [UIContextualAction]
  /// The data's generation when the actions were asked for.
  let generation: Int

  init(slot: Slot, item: ItemID, edge: CellTrace.Edge, actions: [UIContextualAction], generation: Int) {
    self.slot = slot
    self.item = item
    self.edge = edge
    self.actions = actions
    self.generation = generation
  }

  var titles: [String] { actions.map(SwipeSession.title) }

  /// How the action is named: its title, or its image.
  static func title(_ action: UIContextualAction) -> String {
    if let title = action.title, !title.isEmpty { return title }
    return action.image.map { "\($0)" } ?? ""
  }
}
