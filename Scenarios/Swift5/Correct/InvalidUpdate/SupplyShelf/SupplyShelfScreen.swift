import CellHarness
import UIKit

public struct SupplyScreen: CellScreen {
  private let controller = SupplyViewController()

  public init() {}

  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

let supplyShelfScenarios: [Scenario] = [
  Scenario("invalid-update/supply-shelf/correct", SupplyScreen.self) {
    Interaction.tap(.showing("DRESSING"), nil)
    Interaction.scrollToEnd
    Interaction.tap(.showing("pills"), nil)
    Interaction.tapAlert("OK")
    Interaction.scrollToTop
    Interaction.tap(.showing("DRESSING"), nil)
    Interaction.tap(.showing("scissors"), nil)
    Interaction.tapAlert("OK")
    Interaction.cycleCellStates
  }
]
