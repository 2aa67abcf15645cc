import CellHarness
import UIKit

public struct VinylQueueScreen: CellScreen {
  private let controller: VinylQueueViewController
  private let navigation: UINavigationController

  public init() {
    controller = VinylQueueViewController()
    navigation = UINavigationController(rootViewController: controller)
  }

  public var rootViewController: UIViewController { navigation }

  public func identity(at indexPath: IndexPath, in list: UIScrollView) -> AnyHashable? {
    let tracks = controller.queue.tracks
    return tracks.indices.contains(indexPath.row) ? tracks[indexPath.row].id : nil
  }
}

// Re-told from https://github.com/RelistenNet/relisten-ios/issues/157
/// Not found yet: the number of the playing track is not moved with a row that the user drags; rows show it once they are configured again.
let vinylQueueScenarios: [Scenario] = [
  Scenario("stale-index-state/vinyl-queue/buggy", VinylQueueScreen.self, expecting: ["stale-index-state"]) {
    Interaction.tap(.showing("Driftwood"))
    Interaction.tap(.showing("Edit"))
    Interaction.reorder(.showing("Blue Lantern"), .after, .showing("Foxglove"))
    Interaction.tap(.showing("Done"))
    Interaction.tap(.showing("Next"))
  }
  .retelling("https://github.com/RelistenNet/relisten-ios/issues/157")
]
