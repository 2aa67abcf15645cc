import CellHarness
import UIKit

public struct GroceriesScreen: CellScreen {
  private let viewModel = GroceriesViewModel()

  public init() {}

  public var rootViewController: UIViewController {
    UINavigationController(rootViewController: GroceriesViewController(viewModel: viewModel))
  }

  public var mutations: [CellMutation] {
    [CellMutation("somebody adds coffee") { [viewModel] in viewModel.add("Coffee") }]
  }
}

let groceriesScenarios: [Scenario] = [
  Scenario("stale-content/groceries/correct", GroceriesScreen.self) {
    Interaction.tap(.showing("Milk 1"), nil)
    Interaction.mutate("somebody adds coffee")
    Interaction.swipe(.showing("Apples 1"), .trailing)
    Interaction.tapAction("Delete")
    Interaction.swipe(.showing("Rice 1"), .leading)
    Interaction.tapAction("Bought")
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.cycleCellStates
  }
]
