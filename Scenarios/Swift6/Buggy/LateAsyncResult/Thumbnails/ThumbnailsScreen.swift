import CellHarness
import UIKit

public struct ThumbnailsScreen: CellScreen {
  public init() {}
  public let rootViewController: UIViewController = AlbumViewController()
}

/// A caption per row that takes a moment to come.
let thumbnailsScenarios: [Scenario] = [
  Scenario(
    "late-async-result/thumbnails/buggy", ThumbnailsScreen.self, expecting: ["late-async-result"],
    seenUnder: [.afterReuse, .afterNextReuse]
  ) {
    Interaction.scrollBy(700)
    Interaction.scrollToEnd
  }
]
