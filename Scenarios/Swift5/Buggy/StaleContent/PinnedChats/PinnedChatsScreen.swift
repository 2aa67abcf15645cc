import CellHarness
import UIKit

public struct PinnedChatsScreen: CellScreen {
  private let controller = PinnedChatsViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
}

// Re-told from https://github.com/duckduckgo/apple-browsers/pull/5344
let pinnedChatsScenarios: [Scenario] = [
  Scenario("stale-content/pinned-chats/buggy", PinnedChatsScreen.self, expecting: ["stale-content"]) {
    Interaction.swipe(.showing("Tax form"), .leading)
    Interaction.tapAction("Pin")
  }
  .retelling("https://github.com/duckduckgo/apple-browsers/pull/5344")
]
