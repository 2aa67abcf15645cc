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

// No script yet, a search alone tries it.
let pairingsScenarios: [Scenario] = [
  Scenario("stuck-interaction-state/pairings/correct", PairingsScreen.self) {}
    .retelling("https://github.com/DocNR/clave/pull/96")
]
