import CellHarness
import UIKit

public struct SportsScreen: CellScreen {
  private let controller = SportsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let sportsScenarios: [Scenario] = [
  Scenario("stuck-interaction-state/sports/correct", SportsScreen.self) {
    Interaction.tap(.showing("Sport 3"))
    Interaction.scrollToEnd
    Interaction.tap(.showing("Sport 34"))
    Interaction.scrollToTop
    Interaction.cycleCellStates
  }
]
