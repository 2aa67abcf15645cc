import CellHarness
import UIKit

public struct BubbleGroupsScreen: CellScreen {
  private let controller = BubbleGroupsViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

let bubbleGroupsScenarios: [Scenario] = [
  Scenario("stale-index-action/bubble-groups/correct", BubbleGroupsScreen.self) {
    Interaction.tap("Sure?", "Reveal")
    Interaction.swipe("Tell me", .trailing)
    Interaction.tapAction("Delete")
  }
]
