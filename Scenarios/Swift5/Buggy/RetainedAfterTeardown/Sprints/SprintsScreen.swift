import CellHarness
import UIKit

public struct SprintsScreen: CellScreen {
  private let controller = SprintsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let sprintsScenarios: [Scenario] = [
  Scenario("retained-after-teardown/sprints/buggy", SprintsScreen.self, expecting: ["retained-after-teardown"]) {
    Interaction.wait(2)
    Interaction.scrollToEnd
  }
]
