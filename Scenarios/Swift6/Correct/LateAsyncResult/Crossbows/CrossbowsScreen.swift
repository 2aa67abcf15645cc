import CellHarness
import UIKit

public struct CrossbowsScreen: CellScreen {
  private let controller = CrossbowsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let crossbowsScenarios: [Scenario] = [
  Scenario("late-async-result/crossbows/correct", CrossbowsScreen.self) {
    Interaction.hurry(0.2)
    Interaction.tap(.showing("Crossbow 2"))
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
