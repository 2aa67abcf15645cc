import CellHarness
import UIKit

public struct TimelineScreen: CellScreen {
  public let rootViewController: UIViewController

  public init() {
    rootViewController = UINavigationController(rootViewController: TimelineViewController(service: PostService()))
  }
}

let timelineScenarios: [Scenario] = [
  Scenario("stale-index-state/timeline/correct", TimelineScreen.self) {
    Interaction.scrollToEnd
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.pullToRefresh
    Interaction.scrollToEnd
    Interaction.scrollToEnd
  }
  .retelling("https://github.com/mani-sh-reddy/Lunar/issues/15")
]
