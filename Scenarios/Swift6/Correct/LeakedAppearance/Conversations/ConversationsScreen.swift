import CellHarness
import UIKit

public struct ConversationsScreen: CellScreen {
  private let controller = ConversationsViewController()

  public init() {}

  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

let conversationsScenarios: [Scenario] = [
  // Looks like a mistake and is none: hidden leftovers.
  // Correct: old counts and file names stay in reused cells, where nobody sees them.
  Scenario("leaked-appearance/conversations/correct", ConversationsScreen.self) {
    Interaction.scrollBy(600)
    Interaction.scrollBy(600)
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.cycleCellStates
  }
]
