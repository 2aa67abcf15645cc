import CellHarness
import UIKit

/// The counter sends `.valueChanged` when its value is set by code too, and a reused cell sets the value before it
/// replaces its handler: the number of the new article is written to the earlier one.
public struct BasketScreen: CellScreen {
  public let rootViewController: UIViewController

  public init() {
    rootViewController = UINavigationController(rootViewController: BasketViewController(store: BasketStore()))
  }
}

let basketScenarios: [Scenario] = [
  Scenario("handler-outlives-item/basket/buggy", BasketScreen.self, expecting: ["handler-outlives-item"]) {
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
  .retelling("https://github.com/gmertk/GMStepper/issues/18")
]
