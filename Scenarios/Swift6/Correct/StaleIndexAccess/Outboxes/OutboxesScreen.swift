import CellHarness
import UIKit

public struct OutboxesScreen: CellScreen {
  private let controller = UINavigationController(rootViewController: OutboxesViewController())
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let outboxesScenarios: [Scenario] = [
  Scenario("stale-index-access/outboxes/correct", OutboxesScreen.self) {
    Interaction.hurry()
    Interaction.tap("Letter 2")
    Interaction.hurry()
    Interaction.swipe("Letter 1", .trailing)
    Interaction.tapAction("Remove")
  }
]
