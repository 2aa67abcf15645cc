import CellHarness
import UIKit

public struct CouriersScreen: CellScreen {
  private let controller = CouriersViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let couriersScenarios: [Scenario] = [
  Scenario("stuck-interaction-state/couriers/correct", CouriersScreen.self) {
    Interaction.tap(.showing("Courier 4"), nil)
    Interaction.scrollBy(900)
    Interaction.tap(.showing("Courier 22"), nil)
    Interaction.scrollToTop
    Interaction.scrollToEnd
    Interaction.cycleCellStates
  }
]
