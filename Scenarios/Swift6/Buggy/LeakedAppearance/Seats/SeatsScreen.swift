import CellHarness
import UIKit

public struct SeatsScreen: CellScreen {
  private let controller = SeatsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let seatsScenarios: [Scenario] = [
  Scenario("leaked-appearance/seats/buggy", SeatsScreen.self, expecting: ["leaked-appearance"]) {
    Interaction.tap(.showing("Seat 3"), nil)
    Interaction.tap(.showing("Seat 5"), nil)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
