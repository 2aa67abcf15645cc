import CellHarness
import UIKit

public struct ConnectionsScreen: CellScreen {
  private let controller = ConnectionsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("the first train leaves") { controller.depart() }] }
}

let connectionsScenarios: [Scenario] = [
  Scenario("stale-size/connections/correct", ConnectionsScreen.self) {
    Interaction.tap(.showing("Train 2"))
    Interaction.tap(.showing("Train 3"))
    Interaction.scrollBy(900)
    Interaction.mutate("the first train leaves")
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.tap(.showing("Train 2"))
  }
]
