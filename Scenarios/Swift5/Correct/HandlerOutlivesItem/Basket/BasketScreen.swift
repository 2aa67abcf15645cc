import CellHarness
import UIKit

public struct BasketScreen: CellScreen {
  public let rootViewController: UIViewController

  public init() {
    rootViewController = UINavigationController(rootViewController: BasketViewController(store: BasketStore()))
  }
}

let basketScenarios: [Scenario] = [
  Scenario("handler-outlives-item/basket/correct", BasketScreen.self) {
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
  .retelling("https://github.com/gmertk/GMStepper/issues/18")
]
