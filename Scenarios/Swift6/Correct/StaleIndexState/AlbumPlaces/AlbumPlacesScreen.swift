import CellHarness
import UIKit

public struct AlbumPlacesScreen: CellScreen {
  private let controller = AlbumPlacesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public func identity(at indexPath: IndexPath, in list: UIScrollView) -> AnyHashable? { controller.card(at: indexPath) }
}

let albumPlacesScenarios: [Scenario] = [
  Scenario("stale-index-state/album-places/correct", AlbumPlacesScreen.self) {
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.swipe(.showing("Oslo by day"), .trailing)
    Interaction.tapAction("Delete")
    Interaction.scrollToEnd
  }
]
