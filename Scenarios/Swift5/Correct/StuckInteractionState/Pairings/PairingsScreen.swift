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

let pairingsScenarios: [Scenario] = [
  Scenario("stuck-interaction-state/pairings/correct", PairingsScreen.self) {
    Interaction.swipe("Client 3", .trailing)
    Interaction.tapAction("Unpair")
    Interaction.tapAlert("Keep it")
  }
  .retelling("https://github.com/DocNR/clave/pull/96")
]
