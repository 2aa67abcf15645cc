import CellHarness
import UIKit

public struct RecipesScreen: CellScreen {
  private let controller = RecipesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let recipesScenarios: [Scenario] = [
  Scenario("size-depends-on-history/recipes/buggy", RecipesScreen.self, expecting: ["size-depends-on-history"]) {
    Interaction.scrollBy(900)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
