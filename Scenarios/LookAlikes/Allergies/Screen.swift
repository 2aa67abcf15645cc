import CellHarness
import UIKit

public struct AllergiesScreen: CellScreen {
  private let controller = AllergiesViewController()

  public init() {}

  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

public let scenarios: [Scenario] = [
  // Correct: the handler belongs to the cell and reads the cell's present allergy.
  Scenario("look-alike/handler-set-in-init", AllergiesScreen.self) {
    Interaction.scrollBy(600)
    Interaction.tap(.showing("Latex (15)"), nil)
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.cycleCellStates
  }
]
