import CellHarness
import UIKit

public struct AllotmentsScreen: CellScreen {
  private let controller = UINavigationController(rootViewController: AllotmentsViewController())
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let allotmentsScenarios: [Scenario] = [
  Scenario("stale-index-action/allotments/buggy", AllotmentsScreen.self, expecting: ["stale-index-action"]) {
    Interaction.setEditing(true)
    Interaction.tap("Plot 2")
    Interaction.tap("Plot 3")
    Interaction.tap(.showing("Release"))
  }
]
