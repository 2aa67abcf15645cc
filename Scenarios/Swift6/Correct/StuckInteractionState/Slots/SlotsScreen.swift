import CellHarness
import UIKit

public struct SlotsScreen: CellScreen {
  private let controller = SlotsViewController()

  public init() {}

  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

let slotsScenarios: [Scenario] = [
  Scenario("stuck-interaction-state/slots/correct", SlotsScreen.self) {
    Interaction.tap(.showing("8:30"), nil)
    Interaction.deselect(.showing("8:30"))
    Interaction.tap(.showing("9:15"), nil)
    Interaction.tap(.showing("9:45"), nil)
    Interaction.scrollToEnd
    Interaction.tap(.showing("17:00"), nil)
    Interaction.scrollToTop
    Interaction.cycleCellStates
  }
]
