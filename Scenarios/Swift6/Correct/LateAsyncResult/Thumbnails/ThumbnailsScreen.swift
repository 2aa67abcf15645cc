import CellHarness
import UIKit

public struct ThumbnailsScreen: CellScreen {
  public init() {}
  public let rootViewController: UIViewController = AlbumViewController()
}

/// A caption per row that takes a moment to come.
let thumbnailsScenarios: [Scenario] = [
  Scenario("late-async-result/thumbnails/correct", ThumbnailsScreen.self) {
    Interaction.scrollBy(700)
    Interaction.scrollToEnd
  }
]
