import CellTrace
import HeadlessCore

/// Knows when a second action has begun work while the results of a first may still be out: whoever is fast does both before any answer
/// comes. Where results are held back until the data changes, that is when they come, one after the other.
@MainActor struct ActionsInFlight {
  private var acts = 0
  private var open = 0
  private var isAct = false

  /// A step begins.
  mutating func begin(_ interaction: CellInteraction) {
    isAct =
      switch interaction.facts.role {
      case .acts, .chooses: true
      case .showsScreen, .opens, .fillsIn, .closes, .movesItems, .movesViewport, .changesData, .changesSurroundings,
        .changesCellState, .passesTime, .referenceOnly:
        false
      }
    open = HostRun.openCompletions
  }

  /// True once, after the second action that began such work.
  var isSecond: Bool {
    mutating get {
      guard isAct, HostRun.openCompletions > open else { return false }
      acts += 1
      return acts == 2
    }
  }
}
