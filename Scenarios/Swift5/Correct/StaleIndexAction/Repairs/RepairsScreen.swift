import CellHarness
import UIKit

/// The alert remembers the id of the repair and looks its row up when it is confirmed.
public struct RepairsScreen: CellScreen {
  private let controller = RepairsViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
  public var mutations: [CellMutation] {
    [
      CellMutation("an order comes in") { controller.receiveOrder() }
    ]
  }
}

let repairsScenarios: [Scenario] = [
  Scenario("stale-index-action/repairs/correct", RepairsScreen.self) {
    Interaction.swipe(.showing("Repair 5"), .trailing)
    Interaction.tapAction("Cancel order")
    Interaction.mutate("an order comes in")
    Interaction.tapAlert("Remove")
  }
]
