import CellHarness
import SwiftUI

public struct SnacksScreen: CellScreen {
  private let bar: SnackBar
  private let controller: UIViewController

  public init() {
    bar = SnackBar()
    controller = UIHostingController(rootView: SnacksView(bar: bar))
  }

  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] {
    let bar = bar
    return [CellMutation("the shelves are restocked") { bar.restock() }]
  }
}

// Re-told from https://github.com/Shape-Machine/tusk-macos, pull request 30
let snacksScenarios: [Scenario] = [
  Scenario("stale-index-state/snacks/correct", SnacksScreen.self) {
    Interaction.tap("Toffee")
    Interaction.scrollToEnd
  }
  .retelling("https://github.com/Shape-Machine/tusk-macos/pull/30")
]
