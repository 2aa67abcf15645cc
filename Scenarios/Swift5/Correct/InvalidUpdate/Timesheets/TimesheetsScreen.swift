import CellHarness
import UIKit

public struct TimesheetsScreen: CellScreen {
  public let rootViewController: UIViewController

  public init() {
    rootViewController = UINavigationController(rootViewController: TimesheetsViewController(sheet: Timesheet()))
  }
}

let timesheetsScenarios: [Scenario] = [
  Scenario("invalid-update/timesheets/correct", TimesheetsScreen.self) {
    Interaction.swipe("Invoices", .trailing)
    Interaction.tapAction("Delete")
  }
  .retelling("https://github.com/toggl/mobileapp/pull/3646")
]
