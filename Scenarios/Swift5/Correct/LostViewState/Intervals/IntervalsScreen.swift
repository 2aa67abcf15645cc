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

// No script yet, a search alone tries it.
let intervalsScenarios: [Scenario] = [
  Scenario("lost-view-state/intervals/correct", IntervalsScreen.self) {}
    .retelling("https://github.com/eigengo/lift/pull/40")
]
