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

let toolbarsScenarios: [Scenario] = [
  Scenario("stale-index-state/toolbars/correct", ToolbarsScreen.self) {
    Interaction.tap("Command 13", "Rename")
    Interaction.mutate("a command is added")
  }
  .retelling("https://github.com/manaflow-ai/cmux/pull/6918")
]
