import CellHarness
import UIKit

public struct ReefsScreen: CellScreen {
  private let controller = ReefsViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

let reefsScenarios: [Scenario] = [
  Scenario("stale-index-state/reefs/correct", ReefsScreen.self) {
    Interaction.scrollInside("Reef 2", by: 300)
    Interaction.tap("By depth")
  }
]
