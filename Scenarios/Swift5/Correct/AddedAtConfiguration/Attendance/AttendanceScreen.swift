import CellHarness
import UIKit

public struct AttendanceScreen: CellScreen {
  public let rootViewController: UIViewController

  public init() {
    rootViewController = UINavigationController(rootViewController: AttendanceViewController(book: ClassBook()))
  }
}

let attendanceScenarios: [Scenario] = [
  Scenario("added-at-configuration/attendance/correct", AttendanceScreen.self) {
    Interaction.tap("Ada", "Praise")
    Interaction.tap("Ada", "Praise")
  }
  .retelling("https://github.com/sopt-makers/SOPT-iOS/pull/729")
]
