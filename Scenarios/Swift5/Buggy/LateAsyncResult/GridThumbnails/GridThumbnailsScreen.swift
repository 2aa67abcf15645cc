import CellHarness
import UIKit

/// The request for a thumbnail goes on when the cell is reused, and its answer is shown: pictures have the thumbnails
/// of others.
public struct GridThumbnailsScreen: CellScreen {
  public let rootViewController: UIViewController

  public init() {
    rootViewController = UINavigationController(rootViewController: ThumbnailsViewController(album: Album()))
  }
}

let gridThumbnailsScenarios: [Scenario] = [
  Scenario("late-async-result/grid-thumbnails/buggy", GridThumbnailsScreen.self, expecting: ["late-async-result"]) {
    Interaction.hurry(0.1)
    Interaction.scrollBy(700)
    Interaction.scrollToTop
    Interaction.wait(2)
  }
  .retelling("https://github.com/Infomaniak/ios-kDrive/pull/1094")
]
