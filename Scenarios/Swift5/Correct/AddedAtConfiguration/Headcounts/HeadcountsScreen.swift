import CellHarness
import UIKit

public struct HeadcountsScreen: CellScreen {
  private let controller = HeadcountsViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

let headcountsScenarios: [Scenario] = [
  Scenario("added-at-configuration/headcounts/correct", HeadcountsScreen.self) {
    Interaction.tap("Stop 3", "Board")
    Interaction.tap("Reset")
    Interaction.tap("Stop 3", "Board")
  }
]
