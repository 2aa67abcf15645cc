import CellHarness
import UIKit

public struct CareTasksScreen: CellScreen {
  private let controller = CareTasksViewController()

  public init() {}

  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

let careTasksScenarios: [Scenario] = [
  Scenario(
    "leaked-appearance/care-tasks/buggy", CareTasksScreen.self, expecting: ["leaked-appearance", "retained-after-teardown"]
  ) {
    Interaction.scrollBy(800)
    Interaction.scrollToEnd
  }
]
