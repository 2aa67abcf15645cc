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

let shopfrontsScenarios: [Scenario] = [
  Scenario("stale-index-action/shopfronts/correct", ShopfrontsScreen.self) {
    Interaction.mutate("a florist opens")
    Interaction.tap("Dairy", "Milk")
  }
]
