import CellHarness
import UIKit

public struct TimelineScreen: CellScreen {
  private let controller = TimelineViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("new posts") { controller.model.refresh() }] }
}

let timelineScenarios: [Scenario] = [
  Scenario("stale-index-state/timeline/correct", TimelineScreen.self) {
    Interaction.tap(.showing("Author 2"), .showing("Like"))
    Interaction.tap(.showing("Author 5"), .showing("Like"))
    Interaction.swipe(.showing("Author 3"), .trailing)
    Interaction.mutate("new posts")
    Interaction.tapAction("Hide")
    Interaction.scrollBy(900)
    Interaction.tap(.showing("Author 22"), .showing("Like"))
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
