import CellHarness
import UIKit

public struct CoinTimersScreen: CellScreen {
  private let controller = CoinTimersViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
}

// Re-told from https://jayeshkawli.com/ios-swift-adding-timer-on-reusable-uitableviewcells/
let coinTimersScenarios: [Scenario] = [
  Scenario("unbalanced-lifecycle/coin-timers/correct", CoinTimersScreen.self) {
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
  .retelling("https://jayeshkawli.com/ios-swift-adding-timer-on-reusable-uitableviewcells/")
]
