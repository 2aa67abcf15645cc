import CellHarness
import UIKit

public struct GridThumbnailsScreen: CellScreen {
  public let rootViewController: UIViewController

  public init() {
    rootViewController = UINavigationController(rootViewController: ThumbnailsViewController(album: Album()))
  }
}

let gridThumbnailsScenarios: [Scenario] = [
  Scenario("late-async-result/grid-thumbnails/correct", GridThumbnailsScreen.self) {
    Interaction.hurry(0.1)
    Interaction.scrollBy(700)
    Interaction.scrollToTop
    Interaction.wait(2)
  }
  .retelling("https://github.com/Infomaniak/ios-kDrive/pull/1094")
]
