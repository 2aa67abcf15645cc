import CellHarness
import UIKit

public struct PricedParkingsScreen: CellScreen {
  private let controller = PricedParkingsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let parkingsScenarios: [Scenario] = [
  Scenario("leaked-appearance/parkings/correct", PricedParkingsScreen.self) {
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
