import CellHarness
import UIKit

/// Pulling to refresh shows the first page and does not take back the number of the next one: the notes of the pages
/// that had been loaded are missing between the first page and the rest.
public struct NotesTimelineScreen: CellScreen {
  public let rootViewController: UIViewController

  public init() {
    rootViewController = UINavigationController(rootViewController: TimelineViewController(service: PostService()))
  }
}

let notesTimelineScenarios: [Scenario] = [
  Scenario("stale-index-state/notes-timeline/buggy", NotesTimelineScreen.self, expecting: ["stale-index-state"]) {
    Interaction.scrollToEnd
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.pullToRefresh
    Interaction.scrollToEnd
    Interaction.scrollToEnd
  }
  .retelling("https://github.com/mani-sh-reddy/Lunar/issues/15")
]
