import CellHarness
import UIKit

public struct StoryReelScreen: CellScreen {
  private let controller = StoryReelViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

let storyReelScenarios: [Scenario] = [
  Scenario("stuck-interaction-state/story-reel/correct", StoryReelScreen.self) {
    Interaction.tap("Story 3")
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.scrollBy(200)
  }
]
