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

let abacusesScenarios: [Scenario] = [
  Scenario("stale-content/abacuses/correct", AbacusesScreen.self) {
    Interaction.tap("Counter 3", "Add one")
    Interaction.mutate("all are counted")
  }
  .retelling("https://github.com/liscio/CollectionThing/issues/3")
]
