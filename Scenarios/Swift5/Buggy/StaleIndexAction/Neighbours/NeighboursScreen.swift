import CellHarness
import UIKit

public struct NeighboursScreen: CellScreen {
  private let controller = NeighboursViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
  public func identity(at indexPath: IndexPath, in list: UIScrollView) -> AnyHashable? { controller.identity(at: indexPath) }
}

let neighboursScenarios: [Scenario] = [
  Scenario("stale-index-action/neighbours/buggy", NeighboursScreen.self, expecting: ["stale-index-action"]) {
    Interaction.openMenu("Neighbour 3", "More")
    Interaction.chooseMenuItem("Invite")
    Interaction.openMenu("Neighbour 3", "More")
    Interaction.chooseMenuItem("Invite")
  }
]
