import CellHarness
import UIKit

public struct MeasuredRecipesScreen: CellScreen {
  private let controller = MeasuredRecipesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let recipesScenarios: [Scenario] = [
  Scenario("size-depends-on-history/recipes/correct", MeasuredRecipesScreen.self) {
    Interaction.scrollBy(900)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
