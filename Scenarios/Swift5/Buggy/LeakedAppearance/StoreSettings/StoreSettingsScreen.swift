import CellHarness
import UIKit

public struct StoreSettingsScreen: CellScreen {
  private let controller = StoreSettingsViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
}

// Re-told from https://github.com/woocommerce/woocommerce-ios/pull/788
let storeSettingsScenarios: [Scenario] = [
  Scenario("leaked-appearance/store-settings/buggy", StoreSettingsScreen.self, expecting: ["leaked-appearance"]) {
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
  .retelling("https://github.com/woocommerce/woocommerce-ios/pull/788")
]
