import CellHarness
import UIKit

public struct AlertsScreen: CellScreen {
  private let controller = AlertsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let alertsScenarios: [Scenario] = [
  Scenario(
    "stale-content/alerts/buggy", AlertsScreen.self, expecting: ["stale-content"], seenUnder: [.preparedAhead, .keptBehind]
  ) {
    Interaction.setEditing(true)
    Interaction.setEditing(false)
  }
]
