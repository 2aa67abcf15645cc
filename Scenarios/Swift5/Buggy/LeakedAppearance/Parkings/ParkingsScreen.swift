import CellHarness
import UIKit

public struct ParkingsScreen: CellScreen {
  private let controller = ParkingsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let parkingsScenarios: [Scenario] = [
  Scenario("leaked-appearance/parkings/buggy", ParkingsScreen.self, expecting: ["leaked-appearance"]) {
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
