import CellHarness
import UIKit

public struct ShopfrontsScreen: CellScreen {
  private let controller = ShopfrontsViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
  public var mutations: [CellMutation] {
    [
      CellMutation("a florist opens") { controller.openShop() }
    ]
  }
}

/// The inner lists keep their tags when a row is inserted above them, and the wrong shop's basket is filled.
let shopfrontsScenarios: [Scenario] = [
  Scenario("stale-index-action/shopfronts/buggy", ShopfrontsScreen.self, expecting: ["stale-index-action"]) {
    Interaction.mutate("a florist opens")
    Interaction.tap("Dairy", "Milk")
  }
]
