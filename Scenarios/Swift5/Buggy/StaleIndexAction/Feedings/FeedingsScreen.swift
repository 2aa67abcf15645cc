import CellHarness
import UIKit

public struct FeedingsScreen: CellScreen {
  private let controller = FeedingsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public func identity(at indexPath: IndexPath, in list: UIScrollView) -> AnyHashable? { controller.identity(at: indexPath) }
}

let feedingsScenarios: [Scenario] = [
  Scenario("stale-index-action/feedings/buggy", FeedingsScreen.self, expecting: ["stale-index-action"]) {
    Interaction.tap("Llama 3")
    Interaction.swipe("Llama 8", .trailing)
    Interaction.tapAction("Remove")
  }
]
