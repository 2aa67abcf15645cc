import CellHarness
import UIKit

public struct AgendaScreen: CellScreen {
  private let controller = AgendaViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

let agendaScenarios: [Scenario] = [
  Scenario("stuck-interaction-state/agenda/correct", AgendaScreen.self) {
    Interaction.setEditing(true)
    Interaction.type(" (long)", .showing("Point 2"), nil, clearing: false)
    Interaction.scrollBy(900)
    Interaction.scrollToTop
    Interaction.setEditing(false)
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.cycleCellStates
  }
]
