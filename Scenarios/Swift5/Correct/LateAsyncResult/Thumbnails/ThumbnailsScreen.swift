import CellHarness
import UIKit

public struct ThumbnailsScreen: CellScreen {
  public let rootViewController: UIViewController

  public init() {
    rootViewController = UINavigationController(rootViewController: ThumbnailsViewController(album: Album()))
  }
}

let thumbnailsScenarios: [Scenario] = [
  Scenario("late-async-result/thumbnails/correct", ThumbnailsScreen.self) {
    Interaction.hurry(0.1)
    Interaction.scrollBy(700)
    Interaction.scrollToTop
    Interaction.wait(2)
  }
  .retelling("https://github.com/Infomaniak/ios-kDrive/pull/1094")
]
