import CellHarness
import UIKit

public struct RemindersScreen: CellScreen {
  private let controller = RemindersViewController()

  public init() {}

  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

let remindersScenarios: [Scenario] = [
  Scenario("leaked-appearance/reminders/buggy", RemindersScreen.self, expecting: ["leaked-appearance"]) {
    Interaction.scrollBy(500)
    Interaction.scrollBy(500)
    Interaction.scrollToTop
  }
]
