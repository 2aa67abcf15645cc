import CellHarness
import UIKit

/// The cell's subscriptions are taken back in `prepareForReuse` only, and a reconfigured item runs the registration
/// again without it: the second "Praise" gives two points, the third four.
public struct AttendanceScreen: CellScreen {
  public let rootViewController: UIViewController

  public init() {
    rootViewController = UINavigationController(rootViewController: AttendanceViewController(book: ClassBook()))
  }
}

let attendanceScenarios: [Scenario] = [
  Scenario("added-at-configuration/attendance/buggy", AttendanceScreen.self, expecting: ["added-at-configuration"]) {
    Interaction.tap("Ada", "Praise")
    Interaction.tap("Ada", "Praise")
  }
  .retelling("https://github.com/sopt-makers/SOPT-iOS/pull/729")
]
