import CellHarness
import UIKit

public struct ClearancesScreen: CellScreen {
  private let controller = ClearancesViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
}

/// The marked offers go from the data, and nobody tells the table.
let clearancesScenarios: [Scenario] = [
  Scenario("stale-content/clearances/buggy", ClearancesScreen.self, expecting: ["stale-content"]) {
    Interaction.tap(.showing("Clear"))
  }
]
