import CellHarness
import SwiftUI

public struct PairingsScreen: CellScreen {
  private let store = PairingStore()
  public init() {}
  public var rootViewController: UIViewController { UIHostingController(rootView: PairingsView(store: store)) }
  public var mutations: [CellMutation] {
    [
      CellMutation("a client pairs") { store.pair() }
    ]
  }
}

/// the swiped button has the role of destroying but only asks; the row vanishes at
/// once, and stands there again when one declines.
let pairingsScenarios: [Scenario] = [
  Scenario("stuck-interaction-state/pairings/buggy", PairingsScreen.self, expecting: ["stuck-interaction-state"]) {
    Interaction.swipe("Client 3", .trailing)
    Interaction.tapAction("Unpair")
    Interaction.tapAlert("Keep it")
  }
  .retelling("https://github.com/DocNR/clave/pull/96")
]
