import CellHarness
import UIKit

public struct FeedPicturesScreen: CellScreen {
  private let controller = FeedPicturesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

// Re-told from https://yaromyr-oleksyshyn.com/blog/reused-ios-cells-showing-wrong-images/
let feedPicturesScenarios: [Scenario] = [
  Scenario("late-async-result/feed-pictures/correct", FeedPicturesScreen.self) {
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
  .retelling("https://yaromyr-oleksyshyn.com/blog/reused-ios-cells-showing-wrong-images/")
]
