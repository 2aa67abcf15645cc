import CellHarness
import UIKit

public struct HydrantsScreen: CellScreen {
  private let controller = HydrantsViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

let hydrantsScenarios: [Scenario] = [
  Scenario("stale-content/hydrants/correct", HydrantsScreen.self) {
    Interaction.setEditing(true)
    Interaction.tap("Hydrant 3")
    Interaction.tap("Hydrant 4")
    Interaction.tap("Strike off")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
