import CellHarness
import UIKit

public struct SprintsScreen: CellScreen {
  private let controller = SprintsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let sprintsScenarios: [Scenario] = [
  Scenario("retained-after-teardown/sprints/correct", SprintsScreen.self) {
    Interaction.wait(2)
    Interaction.scrollToEnd
  }
]
