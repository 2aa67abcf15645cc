import CellHarness
import UIKit

public struct RefillListScreen: CellScreen {
  private let controller = RefillListViewController()

  public init() {}

  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

let refillListScenarios: [Scenario] = [
  Scenario("handler-outlives-item/refill-list/correct", RefillListScreen.self) {
    Interaction.scrollBy(600)
    Interaction.scrollBy(600)
    Interaction.cycleCellStates
  }
]
