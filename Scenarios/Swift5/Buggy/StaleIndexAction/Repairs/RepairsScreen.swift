import CellHarness
import UIKit

/// The alert that asks before an order is cancelled remembers the row it was asked for; when an order comes in while
/// the alert is open, "Remove" removes the repair above the one named in the alert.
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
  Scenario("stale-index-action/repairs/buggy", RepairsScreen.self, expecting: ["stale-index-action"]) {
    Interaction.swipe(.showing("Repair 5"), .trailing)
    Interaction.tapAction("Cancel order")
    Interaction.mutate("an order comes in")
    Interaction.tapAlert("Remove")
  }
]
