import CellHarness
import UIKit

public struct ToppingsScreen: CellScreen {
  private let controller = ToppingsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let toppingsScenarios: [Scenario] = [
  Scenario("stuck-interaction-state/toppings/correct", ToppingsScreen.self) {
    Interaction.tap(.showing("Olives"), nil)
    Interaction.tap(.showing("Onions, extra"), nil)
    Interaction.tap(.showing("Olives"), nil)
    Interaction.scrollBy(700)
    Interaction.tap(.showing("Ham"), nil)
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.cycleCellStates
  }
]
