import CellTrace

extension CellHost {
  /// Titles of the actions that a swipe has opened on an item: the data and time may have changed since, and nothing else.
  func openActions(of item: ItemID) -> [String] {
    for step in trace.steps.reversed() {
      for event in step.events.reversed() {
        if case .actionsOffered(let offered, _, let titles, _) = event.kind { return offered == item ? titles : [] }
      }
      // Whatever else a user does closes them.
      switch step.interaction.facts.role {
      case .changesData, .passesTime: continue
      case .showsScreen, .acts, .opens, .fillsIn, .chooses, .closes, .movesItems, .movesViewport, .changesSurroundings,
        .changesCellState, .referenceOnly:
        return []
      }
    }
    return []
  }
}
