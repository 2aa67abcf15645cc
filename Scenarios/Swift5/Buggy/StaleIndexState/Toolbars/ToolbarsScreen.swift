import CellHarness
import SwiftUI

public struct ToolbarsScreen: CellScreen {
  private let store = ToolbarStore()
  public init() {}
  public var rootViewController: UIViewController { UIHostingController(rootView: ToolbarsView(store: store)) }
  public var mutations: [CellMutation] {
    [
      CellMutation("a command is added") { store.add() }
    ]
  }
}

/// rows are named by their position; after a removal the text in progress and the open
/// editor belong to the next item.
let toolbarsScenarios: [Scenario] = [
  Scenario("stale-index-state/toolbars/buggy", ToolbarsScreen.self, expecting: ["stale-index-state"]) {
    Interaction.tap("Command 13", "Rename")
    Interaction.mutate("a command is added")
  }
  .retelling("https://github.com/manaflow-ai/cmux/pull/6918")
]
