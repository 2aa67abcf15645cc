import CellHarness
import UIKit

public struct RecipeNotesScreen: CellScreen {
  private let controller = RecipeNotesViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

let recipeNotesScenarios: [Scenario] = [
  Scenario("leaked-view-state/recipe-notes/correct", RecipeNotesScreen.self) {
    Interaction.tap(.showing("Lentil soup 1"), .showing("Show more"))
    Interaction.tap(.showing("Dal 4"), .showing("Show more"))
    Interaction.scrollBy(900)
    Interaction.scrollBy(900)
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.cycleCellStates
  }
]
