import CellHarness
import UIKit

public struct WagonsScreen: CellScreen {
  private let controller = WagonsViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
}

/// The accessory is added to those that the cell has already: one more with every item that it shows.
let wagonsScenarios: [Scenario] = [
  Scenario("leaked-appearance/wagons/buggy", WagonsScreen.self, expecting: ["leaked-appearance"]) {
    Interaction.scrollToEnd
  }
]
