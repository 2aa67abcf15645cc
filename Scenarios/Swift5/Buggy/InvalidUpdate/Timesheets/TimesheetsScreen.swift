import CellHarness
import UIKit

/// Whether a day goes with its last entry is asked after the entry has been removed: deleting one of two entries stops
/// the app.
public struct TimesheetsScreen: CellScreen {
  public let rootViewController: UIViewController

  public init() {
    rootViewController = UINavigationController(rootViewController: TimesheetsViewController(sheet: Timesheet()))
  }
}

let timesheetsScenarios: [Scenario] = [
  Scenario("invalid-update/timesheets/buggy", TimesheetsScreen.self, expecting: ["invalid-update"]) {
    Interaction.swipe("Invoices", .trailing)
    Interaction.tapAction("Delete")
  }
  .retelling("https://github.com/toggl/mobileapp/pull/3646")
]
