import CellHarness
import UIKit

public struct CookbookScreen: CellScreen {
  private let controller = CookbookViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let recipesScenarios: [Scenario] = [
  Scenario("leaked-appearance/recipes/correct", CookbookScreen.self) {
    Interaction.tap(.showing("Recipe 3"), .showing("Like"))
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
