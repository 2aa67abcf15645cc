import CellHarness
import UIKit

public struct UnreadMarkersScreen: CellScreen {
  private let controller = UnreadMarkersViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
  public var mutations: [CellMutation] {
    [
      CellMutation("older messages are loaded") { controller.loadHistory() }
    ]
  }
}

// Re-told from https://github.com/nextcloud/talk-ios/issues/516
let unreadMarkersScenarios: [Scenario] = [
  Scenario("stale-index-access/unread-markers/buggy", UnreadMarkersScreen.self, expecting: ["stale-index-access"]) {
    Interaction.mutate("older messages are loaded")
    Interaction.tap(.showing("Send"))
  }
  .retelling("https://github.com/nextcloud/talk-ios/issues/516")
]
