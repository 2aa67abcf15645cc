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

let aliasesScenarios: [Scenario] = [
  Scenario("crash/aliases/correct", AliasesScreen.self) {
    Interaction.scrollToEnd
    Interaction.tap("alias24", "Edit")
    Interaction.tap("alias24", "Remove")
  }
  .retelling("https://github.com/jundot/omlx/pull/1634")
]
