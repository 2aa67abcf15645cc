import CellHarness
import UIKit

public struct IngredientsScreen: CellScreen {
  private let controller = IngredientsViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
  public func identity(at indexPath: IndexPath, in list: UIScrollView) -> AnyHashable? { controller.identity(at: indexPath) }
}

let ingredientsScenarios: [Scenario] = [
  Scenario("stale-index-action/ingredients/buggy", IngredientsScreen.self, expecting: ["stale-index-action"]) {
    Interaction.type("250 g", into: "Sugar")
    Interaction.tap("Sort")
  }
]
