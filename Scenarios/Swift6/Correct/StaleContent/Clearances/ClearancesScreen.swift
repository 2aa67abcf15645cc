import CellHarness
import UIKit

public struct ClearancesScreen: CellScreen {
  private let controller = ClearancesViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
}

let clearancesScenarios: [Scenario] = [
  Scenario("stale-content/clearances/correct", ClearancesScreen.self) {
    Interaction.tap(.showing("Clear"))
  }
]
