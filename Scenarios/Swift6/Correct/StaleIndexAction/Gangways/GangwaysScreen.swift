import CellHarness
import UIKit

public struct GangwaysScreen: CellScreen {
  private let controller = GangwaysViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("a passenger comes late") { controller.arrive() }] }
}

let gangwaysScenarios: [Scenario] = [
  Scenario("stale-index-action/gangways/correct", GangwaysScreen.self) {
    Interaction.lift(.showing("Passenger 3"))
    Interaction.mutate("a passenger comes late")
    Interaction.drop(.before(.showing("Sailor 2")))
  }
]
