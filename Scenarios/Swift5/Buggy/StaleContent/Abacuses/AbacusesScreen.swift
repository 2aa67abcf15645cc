import CellHarness
import SwiftUI

public struct AbacusesScreen: CellScreen {
  private let store = AbacusStore()
  public init() {}
  public var rootViewController: UIViewController { UIHostingController(rootView: AbacusesView(store: store)) }
  public var mutations: [CellMutation] {
    [
      CellMutation("all are counted") { store.incrementAll() },
      CellMutation("a counter comes between") { store.insert() },
    ]
  }
}

/// the rows to show are worked out when the list appears and kept; what changes later
/// stays as it was on the screen.
let abacusesScenarios: [Scenario] = [
  Scenario("stale-content/abacuses/buggy", AbacusesScreen.self, expecting: ["stale-content"]) {
    Interaction.tap("Counter 3", "Add one")
    Interaction.mutate("all are counted")
  }
  .retelling("https://github.com/liscio/CollectionThing/issues/3")
]
