import CellHarness
import UIKit

public struct ChoresScreen: CellScreen {
  private let controller = ChoresViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

let choresScenarios: [Scenario] = [
  Scenario("leaked-appearance/chores/correct", ChoresScreen.self) {
    Interaction.tap(.showing("Chore 2"), nil)
    Interaction.tap(.showing("Chore 4"), nil)
    Interaction.scrollBy(900)
    Interaction.tap(.showing("Chore 24"), nil)
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.cycleCellStates
  }
]
