import CellHarness
import UIKit

public struct AppointmentsScreen: CellScreen {
  private let controller = AppointmentsViewController()

  public init() {}

  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

let appointmentsScenarios: [Scenario] = [
  Scenario("stuck-interaction-state/appointments/correct", AppointmentsScreen.self) {
    Interaction.tap(.showing("Vaccination (week 2)"), nil)
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.cycleCellStates
  }
]
