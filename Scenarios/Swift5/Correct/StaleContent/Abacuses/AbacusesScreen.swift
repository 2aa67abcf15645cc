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

// No script yet, a search alone tries it.
let abacusesScenarios: [Scenario] = [
  Scenario("stale-content/abacuses/correct", AbacusesScreen.self) {}
    .retelling("https://github.com/liscio/CollectionThing/issues/3")
]
