import CellHarness
import UIKit

public struct SeatMapScreen: CellScreen {
  private let controller = SeatMapViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let seatMapScenarios: [Scenario] = [
  Scenario("stuck-interaction-state/seat-map/correct", SeatMapScreen.self) {
    Interaction.tap(.showing("1A"), nil)
    Interaction.tap(.showing("1B"), nil)
    Interaction.tap(.showing("2C"), nil)
    Interaction.tap(.showing("3D"), nil)
    Interaction.scrollBy(800)
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.tap(.showing("1B"), nil)
    Interaction.cycleCellStates
  }
]
