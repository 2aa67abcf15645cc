import CellHarness
import UIKit

public struct ReminderListScreen: CellScreen {
  private let controller = ReminderListViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let reminderListScenarios: [Scenario] = [
  Scenario("leaked-appearance/reminder-list/buggy", ReminderListScreen.self, expecting: ["leaked-appearance"]) {
    Interaction.scrollBy(900)
    Interaction.scrollToTop
  }
]
