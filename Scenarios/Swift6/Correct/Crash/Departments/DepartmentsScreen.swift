import CellHarness
import UIKit

public struct DepartmentsScreen: CellScreen {
  private let controller = DepartmentsViewController()

  public init() {}

  public var rootViewController: UIViewController { controller }
}

let departmentsScenarios: [Scenario] = [
  Scenario("crash/departments/correct", DepartmentsScreen.self) {
    Interaction.tap(.showing("Repairs"), nil)
    Interaction.swipe(.showing("Service"), .trailing)
    Interaction.tapAction("Put into marked")
    Interaction.scrollToEnd
  }
]
