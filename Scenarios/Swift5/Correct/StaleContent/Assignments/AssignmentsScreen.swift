import CellHarness
import UIKit

public struct AssignmentsScreen: CellScreen {
  private let controller = AssignmentsViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
  public var mutations: [CellMutation] {
    [
      CellMutation("a deadline is brought forward") { controller.bringDeadlineForward() }
    ]
  }
}

let assignmentsScenarios: [Scenario] = [
  Scenario("stale-content/assignments/correct", AssignmentsScreen.self) {
    Interaction.mutate("a deadline is brought forward")
  }
]
