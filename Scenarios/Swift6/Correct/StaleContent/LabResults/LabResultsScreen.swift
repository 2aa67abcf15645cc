import CellHarness
import UIKit

public struct LabResultsScreen: CellScreen {
  private let controller = LabResultsViewController()

  public init() {}

  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }

  public var mutations: [CellMutation] {
    [CellMutation("a result arrives at the top") { controller.add() }]
  }
}

let labResultsScenarios: [Scenario] = [
  // Looks like a mistake and is none: zebra stripes.
  // Correct: stripes follow the place, and all rows are reconfigured when places change.
  Scenario("stale-content/lab-results/correct", LabResultsScreen.self) {
    Interaction.scrollBy(500)
    Interaction.scrollToTop
    Interaction.mutate("a result arrives at the top")
    Interaction.swipe(.showing("Sodium 1"), .trailing)
    Interaction.mutate("a result arrives at the top")
    Interaction.tapAction("Hide")
    Interaction.scrollToEnd
  }
]
