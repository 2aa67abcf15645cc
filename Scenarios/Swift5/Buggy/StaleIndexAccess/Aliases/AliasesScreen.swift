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

/// each editor reads and writes its entry by a number; an editor that outlives a
/// removal reads past the end or the neighbour.
/// Not found yet: bindings of rows that are gone are not read once more.
let aliasesScenarios: [Scenario] = [
  Scenario("stale-index-access/aliases/buggy", AliasesScreen.self, expecting: ["stale-index-access"]) {
    Interaction.scrollToEnd
    Interaction.tap("alias24", "Edit")
    Interaction.tap("alias24", "Remove")
  }
  .retelling("https://github.com/jundot/omlx/pull/1634")
]
