import CellHarness
import UIKit

public struct FeedFoldersScreen: CellScreen {
  private let controller = FeedFoldersViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

let feedFoldersScenarios: [Scenario] = [
  Scenario("stale-index-action/feed-folders/correct", FeedFoldersScreen.self) {
    Interaction.tap(.showing("Folder 1, feed 2"), nil)
    Interaction.tap(.showing("Folder 1"), nil)
    Interaction.tap(.showing("Folder 2, feed 1"), nil)
    Interaction.scrollBy(900)
    Interaction.scrollToTop
    Interaction.tap(.showing("Folder 1"), nil)
    Interaction.scrollToEnd
    Interaction.tap(.showing("Folder 12, feed 5"), nil)
    Interaction.scrollToTop
  }
]
