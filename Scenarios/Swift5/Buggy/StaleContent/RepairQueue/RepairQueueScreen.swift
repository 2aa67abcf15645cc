import CellHarness
import UIKit

public struct RepairQueueScreen: CellScreen {
  private let root = UINavigationController(rootViewController: RepairQueueViewController())
  public init() {}
  public var rootViewController: UIViewController { root }
}

let repairQueueScenarios: [Scenario] = [
  Scenario("stale-content/repair-queue/buggy", RepairQueueScreen.self, expecting: ["stale-content"]) {
    Interaction.tap("Kettle")
    Interaction.tap("Mark as done")
    Interaction.back
  }
]
