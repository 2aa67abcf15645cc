import CellHarness
import UIKit

/// A row that `moveRow` takes to the other section is not configured anew: what lies in the trolley looks as if it were
/// still to buy.
public struct ShoppingScreen: CellScreen {
  public let rootViewController: UIViewController

  public init() {
    rootViewController = UINavigationController(rootViewController: ShoppingViewController(list: ShoppingList()))
  }
}

let shoppingScenarios: [Scenario] = [
  Scenario("stale-content/shopping/buggy", ShoppingScreen.self, expecting: ["stale-content"]) {
    Interaction.tap("Apples")
  }
  .retelling("https://github.com/ra1028/DifferenceKit/issues/44")
]
