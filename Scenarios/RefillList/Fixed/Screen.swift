import CellHarness
import UIKit

public struct RefillListScreen: CellScreen {
  private let controller = RefillListViewController()

  public init() {}

  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

public let scenarios: [Scenario] = [
  Scenario("refill-list/fixed", RefillListScreen.self) {
    Interaction.scrollBy(600)
    Interaction.scrollBy(600)
    Interaction.cycleCellStates
  }
]
