import CellHarness
import UIKit

public struct UnreadNewsScreen: CellScreen {
  let controller = UnreadNewsViewController()
  private let root: UINavigationController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
}

let unreadNewsScenarios: [Scenario] = [
  Scenario("stale-index-action/unread-news/correct", UnreadNewsScreen.self) {
    Interaction.tap("Mark all")
    Interaction.scrollToTop
  }
]
