import CellHarness
import UIKit

public struct CareTeamScreen: CellScreen {
  private let controller = CareTeamViewController()

  public init() {}

  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

let careTeamScenarios: [Scenario] = [
  // Looks like a mistake and is none: random tint.
  // Correct: the avatar's colour is drawn once for each cell object and may go from person to person.
  Scenario("nondeterminism/care-team/correct", CareTeamScreen.self) {
    Interaction.scrollBy(700)
    Interaction.tap(.showing("Team member 20"), nil)
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.cycleCellStates
  }
]
