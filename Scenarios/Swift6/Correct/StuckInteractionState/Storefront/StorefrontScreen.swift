import CellHarness
import UIKit

public struct StorefrontScreen: CellScreen {
  private let controller = StorefrontViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let storefrontScenarios: [Scenario] = [
  Scenario("stuck-interaction-state/storefront/correct", StorefrontScreen.self) {
    Interaction.tap(.showing("Product 1"), nil)
    Interaction.tap(.showing("Product 4"), nil)
    Interaction.scrollBy(1000)
    Interaction.tap(.showing("Product 22"), nil)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
