import CellHarness
import UIKit

public struct LapsScreen: CellScreen {
  private let controller = LapsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public func identity(at indexPath: IndexPath, in list: UIScrollView) -> AnyHashable? { controller.identity(at: indexPath) }
}

let lapsScenarios: [Scenario] = [
  Scenario("stale-index-state/laps/correct", LapsScreen.self) {
    Interaction.tap("Racer 4", "Overtake")
    Interaction.tap("Racer 4", "Overtake")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
