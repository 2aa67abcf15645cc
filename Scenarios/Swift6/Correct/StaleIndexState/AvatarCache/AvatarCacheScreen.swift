import CellHarness
import UIKit

public struct AvatarCacheScreen: CellScreen {
  private let controller = AvatarCacheViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public func identity(at indexPath: IndexPath, in list: UIScrollView) -> AnyHashable? {
    controller.guests.indices.contains(indexPath.row) ? controller.guests[indexPath.row] : nil
  }
}

let avatarCacheScenarios: [Scenario] = [
  Scenario("stale-index-state/avatar-cache/correct", AvatarCacheScreen.self) {
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.swipe("Ada at 1", .trailing)
    Interaction.tapAction("Delete")
    Interaction.scrollToEnd
  }
]
