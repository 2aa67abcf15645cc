import CellHarness
import UIKit

public struct LuckyNumbersScreen: CellScreen {
  private let controller = LuckyNumbersViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

let luckyNumbersScenarios: [Scenario] = [
  Scenario("handler-outlives-item/lucky-numbers/correct", LuckyNumbersScreen.self) {
    Interaction.scrollToEnd
    Interaction.tap("Zeno", "Draw")
  }
]
