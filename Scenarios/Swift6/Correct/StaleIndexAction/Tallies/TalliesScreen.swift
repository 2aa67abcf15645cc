import CellHarness
import UIKit

public struct TalliesScreen: CellScreen {
  private let controller = TalliesViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
}

let talliesScenarios: [Scenario] = [
  Scenario("stale-index-action/tallies/correct", TalliesScreen.self) {
    Interaction.tap("Pears", "Add")
    Interaction.tap("Plums", "Add")
    Interaction.tap("Total", "Clear")
  }
]
