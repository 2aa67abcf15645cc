import CellHarness
import SwiftUI

public struct BrewsScreen: CellScreen {
  private let store = BrewStore()
  public init() {}
  public var rootViewController: UIViewController { UIHostingController(rootView: BrewsView(store: store)) }
  public var mutations: [CellMutation] {
    [
      CellMutation("a tea is added") { store.add() }
    ]
  }
}

/// each row makes its model and only observes it; whenever the list is drawn again,
/// rows begin with another model.
let brewsScenarios: [Scenario] = [
  Scenario("lost-view-state/brews/buggy", BrewsScreen.self, expecting: ["lost-view-state"]) {
    Interaction.tap("Tea 3", "Start")
    Interaction.mutate("a tea is added")
  }
  .retelling("https://github.com/touchlab/KaMPKit/pull/250")
]
