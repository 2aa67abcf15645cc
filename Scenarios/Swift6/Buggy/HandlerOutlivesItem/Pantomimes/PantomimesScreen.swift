import CellHarness
import UIKit

public struct PantomimesScreen: CellScreen {
  private let controller = PantomimesViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
}

/// Every configuration adds an action: a header that was used before marks the plays of its earlier stage, too.
let pantomimesScenarios: [Scenario] = [
  Scenario("handler-outlives-item/pantomimes/buggy", PantomimesScreen.self, expecting: ["handler-outlives-item"]) {
    Interaction.scrollBy(900)
    Interaction.tap("Stage 6", "All seen")
    Interaction.scrollToTop
  }
]
