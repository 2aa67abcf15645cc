import CellHarness
import SwiftUI

public struct AliasesScreen: CellScreen {
  private let store = AliasStore()
  public init() {}
  public var rootViewController: UIViewController { UIHostingController(rootView: AliasesView(store: store)) }
  public var mutations: [CellMutation] {
    [
      CellMutation("the first alias is dropped") { store.dropFirst() },
      CellMutation("an alias is added") { store.add() },
    ]
  }
}

// No script yet, a search alone tries it.
let aliasesScenarios: [Scenario] = [
  Scenario("stale-index-access/aliases/correct", AliasesScreen.self) {}
    .retelling("https://github.com/jundot/omlx/pull/1634")
]
