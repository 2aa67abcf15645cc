import CellHarness
import UIKit

public struct PigmentsScreen: CellScreen {
  private let controller = PigmentsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let pigmentsScenarios: [Scenario] = [
  Scenario("late-async-result/pigments/correct", PigmentsScreen.self) {
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
