import CellHarness
import UIKit

public struct ConstellationsScreen: CellScreen {
  private let controller = ConstellationsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public func identity(at indexPath: IndexPath, in list: UIScrollView) -> AnyHashable? { controller.identity(at: indexPath) }
}

let constellationsScenarios: [Scenario] = [
  Scenario("accessibility-history/constellations/correct", ConstellationsScreen.self) {
    Interaction.tap("Constellation 2")
    Interaction.scrollToEnd
  }
]
