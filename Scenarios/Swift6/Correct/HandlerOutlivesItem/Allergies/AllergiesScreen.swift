import CellHarness
import UIKit

public struct AllergiesScreen: CellScreen {
  private let controller = AllergiesViewController()

  public init() {}

  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

let allergiesScenarios: [Scenario] = [
  // Looks like a mistake and is none: handler set in init.
  // Correct: the handler belongs to the cell and reads the cell's present allergy.
  Scenario("handler-outlives-item/allergies/correct", AllergiesScreen.self) {
    Interaction.scrollBy(600)
    Interaction.tap(.showing("Latex (15)"), nil)
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.cycleCellStates
  }
]
