import CellHarness
import UIKit

public struct ActivityFeedScreen: CellScreen {
  private let controller = ActivityFeedViewController()

  public init() {}

  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

public let scenarios: [Scenario] = [
  // Correct: rows that come near the end load more rows.
  Scenario("look-alike/pagination", ActivityFeedScreen.self) {
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
