import CellHarness
import UIKit

public struct ChandleryScreen: CellScreen {
  private let controller = ChandleryViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("an order comes") { controller.order() }] }
}

let chandleryScenarios: [Scenario] = [
  Scenario("stale-index-action/chandlery/correct", ChandleryScreen.self) {
    Interaction.swipe(.showing("Tar"), .trailing)
    Interaction.mutate("an order comes")
    Interaction.tapAction("Done")
  }
]
