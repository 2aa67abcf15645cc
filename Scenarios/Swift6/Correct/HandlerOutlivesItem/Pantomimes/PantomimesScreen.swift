import CellHarness
import UIKit

public struct PantomimesScreen: CellScreen {
  private let controller = PantomimesViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
}

let pantomimesScenarios: [Scenario] = [
  Scenario("handler-outlives-item/pantomimes/correct", PantomimesScreen.self) {
    Interaction.scrollBy(900)
    Interaction.tap("Stage 6", "All seen")
    Interaction.scrollToTop
  }
]
