import CellHarness
import UIKit

public struct IntervalsScreen: CellScreen {
  private let controller = IntervalsViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
  public var mutations: [CellMutation] {
    [
      CellMutation("a reading arrives") { controller.receive() },
      CellMutation("an exercise is planned") { controller.plan() },
    ]
  }
}

let intervalsScenarios: [Scenario] = [
  Scenario("lost-view-state/intervals/correct", IntervalsScreen.self) {
    Interaction.tap("Exercise 7", nil)
    Interaction.tap("Exercise 9", nil)
    Interaction.mutate("a reading arrives")
    Interaction.deselect("Exercise 7")
  }
  .retelling("https://github.com/eigengo/lift/pull/40")
]
