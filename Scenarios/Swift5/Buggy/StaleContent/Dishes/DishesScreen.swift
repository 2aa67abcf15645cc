import CellHarness
import UIKit

/// Items of the diffable data source are equal when their ids are, so a snapshot with changed content has no
/// difference: a renamed recipe keeps its old name on screen.
public struct DishesScreen: CellScreen {
  public let rootViewController: UIViewController

  public init() {
    rootViewController = UINavigationController(rootViewController: DishesViewController(book: CookBook()))
  }
}

let dishesScenarios: [Scenario] = [
  Scenario("stale-content/dishes/buggy", DishesScreen.self, expecting: ["stale-content"]) {
    Interaction.tap("Barley soup")
    Interaction.typeInAlert("Barley broth", clearing: true)
    Interaction.tapAlert("Save")
  }
  .retelling("https://github.com/ra1028/DiffableDataSources/issues/1")
]
