import CellHarness
import UIKit

/// Looks like a stale index: the buttons carry a tag and the rows are inserted without a reload. But the tag is the id
/// of the harvest, not its row.
public struct HarvestsScreen: CellScreen {
  private let controller = HarvestsViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
  public var mutations: [CellMutation] {
    [
      CellMutation("a harvest is brought in") { controller.bringInHarvest() }
    ]
  }
}

let harvestsScenarios: [Scenario] = [
  Scenario("stale-index-action/harvests/correct", HarvestsScreen.self) {
    Interaction.mutate("a harvest is brought in")
    Interaction.tap(.showing("Field 2: 3 crates"), .showing("Sell one"))
  }
]
