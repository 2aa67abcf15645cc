import CellHarness
import UIKit

public struct RegistrationDemoScreen: CellScreen {
  private let controller = RegistrationDemoViewController()

  public init() {}

  public var rootViewController: UIViewController { controller }
}

public let scenarios: [Scenario] = [
  Scenario("registration-demo", RegistrationDemoScreen.self) {
    Interaction.scrollBy(900)
    Interaction.select(.showing("Line 25"))
    Interaction.scrollToEnd
    Interaction.tap(.showing("28.circle"), nil)
    Interaction.scrollToTop
    Interaction.cycleCellStates
  }
]
