import CellHarness
import UIKit

public struct RingtonesScreen: CellScreen {
  private let controller = RingtonesViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

let ringtonesScenarios: [Scenario] = [
  Scenario("stuck-interaction-state/ringtones/correct", RingtonesScreen.self) {
    Interaction.tap(.showing("Apex 2"), nil)
    Interaction.scrollBy(700)
    Interaction.tap(.showing("Chimes 4"), nil)
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.tap(.showing("Opening 3"), nil)
    Interaction.cycleCellStates
  }
]
