import CellHarness
import UIKit

public struct ShoppingScreen: CellScreen {
  public let rootViewController: UIViewController

  public init() {
    rootViewController = UINavigationController(rootViewController: ShoppingViewController(list: ShoppingList()))
  }
}

let shoppingScenarios: [Scenario] = [
  Scenario("stale-content/shopping/correct", ShoppingScreen.self) {
    Interaction.tap("Apples")
  }
  .retelling("https://github.com/ra1028/DifferenceKit/issues/44")
]
