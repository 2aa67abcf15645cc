import CellHarness
import UIKit

public struct LaddersScreen: CellScreen {
  private let controller = LaddersViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

let laddersScenarios: [Scenario] = [
  Scenario("stale-index-action/ladders/correct", LaddersScreen.self) {
    Interaction.tap("Player 2", "Concede")
    Interaction.tap("Player 5", "Concede")
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.tap("Player 7", "Concede")
  }
]
