import CellHarness
import UIKit

public struct RecipesScreen: CellScreen {
  private let controller = RecipesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let recipesScenarios: [Scenario] = [
  Scenario("leaked-appearance/recipes/buggy", RecipesScreen.self, expecting: ["leaked-appearance"]) {
    Interaction.tap(.showing("Recipe 3"), .showing("Like"))
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
