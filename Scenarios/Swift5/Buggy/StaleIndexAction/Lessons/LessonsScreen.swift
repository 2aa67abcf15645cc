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

/// Not found yet: the page goes on to the next lesson by a button of its own, so that no step says for which row the act on
/// it is; and nothing moves between the tap that opened it and the act.
let lessonsScenarios: [Scenario] = [
  Scenario("stale-index-action/lessons/buggy", LessonsScreen.self, expecting: ["stale-index-action"]) {
    Interaction.tap("Lesson 3")
    Interaction.tap("Next")
    Interaction.tap("I know it")
    Interaction.tap("Done")
  }
]
