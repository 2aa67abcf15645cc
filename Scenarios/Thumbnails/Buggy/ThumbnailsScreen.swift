import CellHarness
import UIKit

public struct ThumbnailsScreen: CellScreen {
  public init() {}
  public let rootViewController: UIViewController = AlbumViewController()
}

/// A caption per row that takes a moment to come.
public let scenarios: [Scenario] = [
  Scenario("thumbnails/buggy", ThumbnailsScreen.self, expecting: ["late-async-result"]) {
    Interaction.scrollBy(700)
    Interaction.scrollToEnd
  }
]
