import CellHarness
import UIKit

public struct PortholesScreen: CellScreen {
  private let controller = PortholesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let portholesScenarios: [Scenario] = [
  Scenario("late-async-result/portholes/correct", PortholesScreen.self) {
    Interaction.hurry(0.05)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
