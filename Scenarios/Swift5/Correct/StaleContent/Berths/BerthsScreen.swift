import CellHarness
import UIKit

public struct BerthsScreen: CellScreen {
  private let controller = BerthsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] {
    [
      CellMutation("a boat comes in") { controller.boatComesIn() }
    ]
  }
}

let berthsScenarios: [Scenario] = [
  Scenario("stale-content/berths/correct", BerthsScreen.self) {
    Interaction.tap(.showing("Berth 2"))
  }
]
