import CellHarness
import UIKit

public struct OptimisticStarsScreen: CellScreen {
  private let controller = OptimisticStarsViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

let optimisticStarsScenarios: [Scenario] = [
  Scenario("late-async-result/optimistic-stars/correct", OptimisticStarsScreen.self) {
    Interaction.hurry()
    Interaction.tap("alembic", "Star")
    Interaction.hurry()
    Interaction.tap("cadence", "Star")
    Interaction.wait(seconds: 3)
    Interaction.hurry()
    Interaction.tap("basalt", "Star")
    Interaction.hurry()
    Interaction.tap("ember", "Remove")
    Interaction.wait(seconds: 3)
  }
]
