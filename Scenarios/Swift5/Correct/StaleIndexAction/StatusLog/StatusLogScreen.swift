import CellHarness
import UIKit

public struct StatusLogScreen: CellScreen {
  let controller = StatusLogViewController()
  private let root: UINavigationController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }

}

let statusLogScenarios: [Scenario] = [
  Scenario("stale-index-action/status-log/correct", StatusLogScreen.self) {
    Interaction.tap("Busy")
    Interaction.tap("Away")
    Interaction.tap("Available")
  }
]
