import CellHarness
import UIKit

public struct CueLinesScreen: CellScreen {
  private let controller = CueLinesViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
  public func identity(at indexPath: IndexPath, in list: UIScrollView) -> AnyHashable? { indexPath.row }
}

let cueLinesScenarios: [Scenario] = [
  Scenario("stuck-interaction-state/cue-lines/correct", CueLinesScreen.self) {
    Interaction.tap("Line 3")
    Interaction.scrollBy(600)
    Interaction.scrollBy(-480)
  }
]
