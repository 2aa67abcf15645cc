import CellHarness
import UIKit

public struct RecipeCardsScreen: CellScreen {
  private let controller = RecipeCardsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("the first is cooked") { controller.cookFirst() }] }
}

let recipeCardsScenarios: [Scenario] = [
  Scenario("stale-size/recipe-cards/correct", RecipeCardsScreen.self) {
    Interaction.tap(.showing("Recipe 3"))
    Interaction.mutate("the first is cooked")
    Interaction.scrollBy(800)
    Interaction.tap(.showing("Recipe 22"))
    Interaction.scrollToTop
    Interaction.tap(.showing("Recipe 3"))
    Interaction.scrollToEnd
  }
]
