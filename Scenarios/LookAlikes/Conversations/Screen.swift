import CellHarness
import UIKit

public struct ConversationsScreen: CellScreen {
  private let controller = ConversationsViewController()

  public init() {}

  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

public let scenarios: [Scenario] = [
  // Correct: old counts and file names stay in reused cells, where nobody sees them.
  Scenario("look-alike/hidden-leftovers", ConversationsScreen.self) {
    Interaction.scrollBy(600)
    Interaction.scrollBy(600)
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.cycleCellStates
  }
]
