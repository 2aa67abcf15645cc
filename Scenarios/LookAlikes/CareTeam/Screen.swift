import CellHarness
import UIKit

public struct CareTeamScreen: CellScreen {
  private let controller = CareTeamViewController()

  public init() {}

  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

public let scenarios: [Scenario] = [
  // Correct: the avatar's colour is drawn once for each cell object and may go from person to person.
  Scenario("look-alike/random-tint", CareTeamScreen.self) {
    Interaction.scrollBy(700)
    Interaction.tap(.showing("Team member 20"), nil)
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.cycleCellStates
  }
]
