import CellHarness
import UIKit

public struct UnreadRowsScreen: CellScreen {
  private let controller = UnreadRowsViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
}

// Re-told from https://github.com/microsoft/fluentui-apple/pull/1618
let unreadRowsScenarios: [Scenario] = [
  Scenario("accessibility-history/unread-rows/buggy", UnreadRowsScreen.self, expecting: ["accessibility-history"]) {
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
  .retelling("https://github.com/microsoft/fluentui-apple/pull/1618")
]
