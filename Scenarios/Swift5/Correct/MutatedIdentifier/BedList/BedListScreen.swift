import CellHarness
import UIKit

public struct BedScreen: CellScreen {
  private let controller = BedViewController()

  public init() {}

  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

let bedListScenarios: [Scenario] = [
  Scenario("mutated-identifier/bed-list/correct", BedScreen.self) {
    Interaction.tap(.showing("Bed 2"), nil)
    Interaction.tap(.showing("Bed 4"), nil)
    Interaction.scrollBy(600)
    Interaction.tap(.showing("Bed 16"), nil)
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.tap(.showing("Bed 2"), nil)
    Interaction.cycleCellStates
  }
]
