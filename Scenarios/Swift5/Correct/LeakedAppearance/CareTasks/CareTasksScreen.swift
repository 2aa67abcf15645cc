import CellHarness
import UIKit

public struct CareTasksScreen: CellScreen {
  private let controller = CareTasksViewController()

  public init() {}

  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

let careTasksScenarios: [Scenario] = [
  Scenario("leaked-appearance/care-tasks/correct", CareTasksScreen.self) {
    Interaction.scrollBy(800)
    Interaction.tap(.showing("Walk the ward, room 121"), nil)
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.cycleCellStates
  }
]
