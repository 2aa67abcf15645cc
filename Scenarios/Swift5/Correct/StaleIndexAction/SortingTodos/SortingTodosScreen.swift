import CellHarness
import UIKit

public struct SortingTodosScreen: CellScreen {
  private let controller = SortingTodosViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
}

// Re-told from https://github.com/pointfreeco/swift-composable-architecture/issues/150
let sortingTodosScenarios: [Scenario] = [
  Scenario("stale-index-action/sorting-todos/correct", SortingTodosScreen.self) {
    Interaction.hurry(0.2)
    Interaction.tap(.showing("Mow the lawn"))
    Interaction.hurry(0.2)
    Interaction.swipe(.showing("Sweep stairs"), .trailing)
    Interaction.wait(2)
    Interaction.tapAction("Delete")
  }
  .retelling("https://github.com/pointfreeco/swift-composable-architecture/issues/150")
]
