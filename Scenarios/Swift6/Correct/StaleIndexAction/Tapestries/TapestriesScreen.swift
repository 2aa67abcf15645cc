import CellHarness
import UIKit

public struct TapestriesScreen: CellScreen {
  private let controller = TapestriesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("one is bought") { controller.buy() }] }
}

let tapestriesScenarios: [Scenario] = [
  Scenario("stale-index-action/tapestries/correct", TapestriesScreen.self) {
    Interaction.openMenu(.showing("Tapestry 3"))
    Interaction.hurry(0.1)
    Interaction.chooseMenuItem("Sell")
    Interaction.mutate("one is bought")
  }
]
