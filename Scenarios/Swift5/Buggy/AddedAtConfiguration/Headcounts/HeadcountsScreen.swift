import CellHarness
import UIKit

public struct HeadcountsScreen: CellScreen {
  private let controller = HeadcountsViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

let headcountsScenarios: [Scenario] = [
  Scenario("added-at-configuration/headcounts/buggy", HeadcountsScreen.self, expecting: ["added-at-configuration"]) {
    Interaction.tap("Stop 3", "Board")
    Interaction.tap("Reset")
    Interaction.tap("Stop 3", "Board")
  }
]
