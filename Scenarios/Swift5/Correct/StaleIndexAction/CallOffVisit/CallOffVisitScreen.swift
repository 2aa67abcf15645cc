import CellHarness
import UIKit

public struct CallOffVisitScreen: CellScreen {
  let controller = CallOffVisitViewController()
  private let root: UINavigationController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }

}

let callOffVisitScenarios: [Scenario] = [
  Scenario("stale-index-action/call-off-visit/correct", CallOffVisitScreen.self) {
    Interaction.tap("Garage")
    Interaction.type("a cold", into: "Why can't you come?")
    Interaction.tap("Cancel")
  }
]
