import CellHarness
import UIKit

public struct AddStopsScreen: CellScreen {
  let controller = AddStopsViewController()
  private let root: UINavigationController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }

}

let addStopsScenarios: [Scenario] = [
  Scenario("stale-index-action/add-stops/correct", AddStopsScreen.self) {
    Interaction.tap("Find stops")
    Interaction.tap("Castle")
    Interaction.tap("Cancel")
  }
]
