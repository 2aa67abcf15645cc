import CellHarness
import UIKit

public struct SearchFoldScreen: CellScreen {
  let controller = SearchFoldViewController()
  private let root: UINavigationController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }

}

let searchFoldScenarios: [Scenario] = [
  Scenario("stale-index-action/search-fold/correct", SearchFoldScreen.self) {
    Interaction.type("il", into: "Find a herb")
    Interaction.tap("Dill")
    Interaction.type("", into: "Find a herb", clearing: true)
  }
]
