import CellHarness
import UIKit

public struct RegistrationDemoScreen: CellScreen {
  private let controller = RegistrationDemoViewController()

  public init() {}

  public var rootViewController: UIViewController { controller }
}

let registrationDemoScenarios: [Scenario] = [
  Scenario("leaked-appearance/registration-demo/correct", RegistrationDemoScreen.self) {
    Interaction.scrollBy(900)
    Interaction.select(.showing("Line 25"))
    Interaction.scrollToEnd
    Interaction.tap(.showing("28.circle"), nil)
    Interaction.scrollToTop
    Interaction.cycleCellStates
  }
]
