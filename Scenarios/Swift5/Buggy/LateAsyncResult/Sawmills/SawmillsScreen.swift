import CellHarness
import UIKit

public struct SawmillsScreen: CellScreen {
  private let controller = SawmillsViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

let sawmillsScenarios: [Scenario] = [
  Scenario("late-async-result/sawmills/buggy", SawmillsScreen.self, expecting: ["late-async-result"]) {
    Interaction.hurry(0.2)
    Interaction.tap("Sawmill 2")
    Interaction.hurry(0.2)
    Interaction.tap("Sawmill 5")
    Interaction.wait(seconds: 2)
  }
]
