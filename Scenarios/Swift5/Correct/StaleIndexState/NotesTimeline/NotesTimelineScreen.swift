import CellHarness
import UIKit

public struct NotesTimelineScreen: CellScreen {
  public let rootViewController: UIViewController

  public init() {
    rootViewController = UINavigationController(rootViewController: TimelineViewController(service: PostService()))
  }
}

let notesTimelineScenarios: [Scenario] = [
  Scenario("stale-index-state/notes-timeline/correct", NotesTimelineScreen.self) {
    Interaction.scrollToEnd
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.pullToRefresh
    Interaction.scrollToEnd
    Interaction.scrollToEnd
  }
  .retelling("https://github.com/mani-sh-reddy/Lunar/issues/15")
]
