import CellHarness
import UIKit

public struct WagonsScreen: CellScreen {
  private let controller = WagonsViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
}

let wagonsScenarios: [Scenario] = [
  Scenario("leaked-appearance/wagons/correct", WagonsScreen.self) {
    Interaction.scrollToEnd
  }
]
