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

// A face that comes after the deletion reloads the row that its guest had.
let avatarCacheScenarios: [Scenario] = [
  Scenario(
    "stale-index-state/avatar-cache/buggy", AvatarCacheScreen.self, expecting: ["stale-index-state", "stale-index-access"],
    seenUnder: [.afterChange]
  ) {
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.swipe("Ada at 1", .trailing)
    Interaction.tapAction("Delete")
    Interaction.scrollToEnd
  }
]
