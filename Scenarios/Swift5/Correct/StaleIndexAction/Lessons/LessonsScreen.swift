import CellHarness
import UIKit

public struct LessonsScreen: CellScreen {
  private let coordinator = LessonsCoordinator()
  public init() { coordinator.start() }
  public var rootViewController: UIViewController { coordinator.navigation }
  public func identity(at indexPath: IndexPath, in list: UIScrollView) -> AnyHashable? {
    coordinator.list.identity(at: indexPath)
  }
}

let lessonsScenarios: [Scenario] = [
  Scenario("stale-index-action/lessons/correct", LessonsScreen.self) {
    Interaction.tap("Lesson 3")
    Interaction.tap("Next")
    Interaction.tap("I know it")
    Interaction.tap("Done")
  }
]
