import CellHarness
import UIKit

public struct ActivityFeedScreen: CellScreen {
  private let controller = ActivityFeedViewController()

  public init() {}

  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

let activityFeedScenarios: [Scenario] = [
  // Looks like a mistake and is none: pagination.
  // Correct: rows that come near the end load more rows.
  Scenario("stale-content/activity-feed/correct", ActivityFeedScreen.self) {
    Interaction.scrollBy(400)
    Interaction.wait(1)
    Interaction.scrollToEnd
    Interaction.wait(1)
    Interaction.scrollToEnd
    Interaction.scrollTo(.identity("40"))
    Interaction.tap(.identity("40"), nil)
    Interaction.scrollToTop
  }
]
