import CellHarness
import UIKit

public struct HarpsScreen: CellScreen {
  private let root = HarpsViewController()
  public init() {}
  public var rootViewController: UIViewController { root }
}

let harpsScenarios: [Scenario] = [
  Scenario("stale-index-action/harps/correct", HarpsScreen.self) {
    Interaction.tap("Harp 4", "Star")
    Interaction.tap("Harp 2", "Star")
  }
]
