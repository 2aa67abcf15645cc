import CellHarness
import UIKit

public struct RemindersScreen: CellScreen {
  private let controller = RemindersViewController()

  public init() {}

  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

let remindersScenarios: [Scenario] = [
  Scenario("leaked-appearance/reminders/correct", RemindersScreen.self) {
    Interaction.scrollBy(500)
    Interaction.scrollBy(500)
    Interaction.scrollToTop
    Interaction.tap(.showing("Take tablets #1"), nil)
    Interaction.cycleCellStates
  }
]
