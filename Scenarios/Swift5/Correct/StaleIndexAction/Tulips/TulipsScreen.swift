import CellHarness
import UIKit

public struct TulipsScreen: CellScreen {
  private let controller = TulipsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public func identity(at indexPath: IndexPath, in list: UIScrollView) -> AnyHashable? { controller.identity(at: indexPath) }
}

let tulipsScenarios: [Scenario] = [
  Scenario("stale-index-action/tulips/correct", TulipsScreen.self) {
    Interaction.tap("Tulip 3", "Water")
    Interaction.swipe("Tulip 2", .trailing)
    Interaction.tapAction("Delete")
    Interaction.tap("Tulip 3", "Water")
  }
]
