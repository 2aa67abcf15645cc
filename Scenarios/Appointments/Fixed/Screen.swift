import CellHarness
import UIKit

public struct AppointmentsScreen: CellScreen {
  private let controller = AppointmentsViewController()

  public init() {}

  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

public let scenarios: [Scenario] = [
  Scenario("appointments/fixed", AppointmentsScreen.self) {
    Interaction.tap(.showing("Vaccination (week 2)"), nil)
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.cycleCellStates
  }
]
