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
let aliasesScenarios: [Scenario] = [
  Scenario(
    "crash/aliases/buggy", AliasesScreen.self, expecting: ["crash"], seenUnder: [.keptBehind]
  ) {
    Interaction.scrollToEnd
    Interaction.tap("alias24", "Edit")
    Interaction.tap("alias24", "Remove")
  }
  .retelling("https://github.com/jundot/omlx/pull/1634")
]
