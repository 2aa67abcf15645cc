import CellHarness
import UIKit

public struct StoriesScreen: CellScreen {
  private let controller = StoriesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let storiesScenarios: [Scenario] = [
  Scenario("leaked-appearance/stories/correct", StoriesScreen.self) {
    Interaction.wait(1)
    Interaction.scrollBy(700)
    Interaction.tap(.showing("Story 5"))
    Interaction.scrollToEnd
    Interaction.wait(1)
    Interaction.scrollToTop
  }
]
