import CellHarness
import UIKit

public struct SlotsScreen: CellScreen {
  private let controller = SlotsViewController()

  public init() {}

  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

let slotsScenarios: [Scenario] = [
  Scenario("stuck-interaction-state/slots/buggy", SlotsScreen.self, expecting: ["stuck-interaction-state"]) {
    Interaction.tap(.showing("8:30"), nil)
    Interaction.deselect(.showing("8:30"))
  }
]
