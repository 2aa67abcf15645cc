import CellHarness
import UIKit

public struct HarpsScreen: CellScreen {
  private let root = HarpsViewController()
  public init() {}
  public var rootViewController: UIViewController { root }
}

/// A move keeps the cells, and with them the tags of the buttons.
let harpsScenarios: [Scenario] = [
  Scenario("stale-index-action/harps/buggy", HarpsScreen.self, expecting: ["stale-index-action"]) {
    Interaction.tap("Harp 4", "Star")
    Interaction.tap("Harp 2", "Star")
  }
]
