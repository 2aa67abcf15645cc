import CellHarness
import UIKit

public struct KnownSeatsScreen: CellScreen {
  private let controller = KnownSeatsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let seatsScenarios: [Scenario] = [
  Scenario("leaked-appearance/seats/correct", KnownSeatsScreen.self) {
    Interaction.tap(.showing("Seat 3"), nil)
    Interaction.tap(.showing("Seat 5"), nil)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
