import CellHarness
import UIKit

public struct WetlandsScreen: CellScreen {
  private let controller = WetlandsViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

let wetlandsScenarios: [Scenario] = [
  Scenario("stale-index-action/wetlands/correct", WetlandsScreen.self) {
    Interaction.tap("Wetland 9")
    Interaction.tap("Favourite")
    Interaction.tap("Visited")
    Interaction.tap("Back")
  }
]
