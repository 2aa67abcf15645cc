import CellHarness
import UIKit

public struct BubbleTailsScreen: CellScreen {
  private let controller = BubbleTailsViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

let bubbleTailsScenarios: [Scenario] = [
  Scenario("stale-index-action/bubble-tails/correct", BubbleTailsScreen.self) {
    Interaction.tap("9:13", "Look")
    Interaction.swipe("9:12", .trailing)
    Interaction.tapAction("Delete")
  }
]
