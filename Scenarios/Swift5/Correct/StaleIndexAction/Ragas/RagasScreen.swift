import CellHarness
import UIKit

public struct RagasScreen: CellScreen {
  private let controller = RagasViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public func identity(at indexPath: IndexPath, in list: UIScrollView) -> AnyHashable? { controller.identity(at: indexPath) }
}

let ragasScenarios: [Scenario] = [
  Scenario("stale-index-action/ragas/correct", RagasScreen.self) {
    Interaction.tap("Raga 4")
    Interaction.swipe("Raga 3", .trailing)
    Interaction.tapAction("Delete")
  }
]
