import CellHarness
import UIKit

public struct ElectivesScreen: CellScreen {
  private let controller = ElectivesViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
  public func identity(at indexPath: IndexPath, in list: UIScrollView) -> AnyHashable? { controller.identity(at: indexPath) }
}

let electivesScenarios: [Scenario] = [
  Scenario("lost-view-state/electives/correct", ElectivesScreen.self) {
    Interaction.toggle("Elective 1")
    Interaction.toggle("Elective 2")
    Interaction.toggle("Elective 3")
    Interaction.toggle("Elective 4")
    Interaction.tapAlert("OK")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
