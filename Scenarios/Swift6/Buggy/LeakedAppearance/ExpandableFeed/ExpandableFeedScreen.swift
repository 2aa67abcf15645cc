import CellHarness
import UIKit

public struct FeedScreen: CellScreen {
  private let controller = FeedViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let expandableFeedScenarios: [Scenario] = [
  Scenario("leaked-appearance/expandable-feed/buggy", FeedScreen.self, expecting: ["leaked-appearance"]) {
    Interaction.tap(.showing("Author 2"), .showing("More"))
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
