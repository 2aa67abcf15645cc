import CellHarness
import UIKit

public struct DishesScreen: CellScreen {
  public let rootViewController: UIViewController

  public init() {
    rootViewController = UINavigationController(rootViewController: DishesViewController(book: CookBook()))
  }
}

let dishesScenarios: [Scenario] = [
  Scenario("stale-content/dishes/correct", DishesScreen.self) {
    Interaction.tap("Barley soup")
    Interaction.typeInAlert("Barley broth", clearing: true)
    Interaction.tapAlert("Save")
  }
  .retelling("https://github.com/ra1028/DiffableDataSources/issues/1")
]
