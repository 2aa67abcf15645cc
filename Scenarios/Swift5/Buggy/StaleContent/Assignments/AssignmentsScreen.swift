import CellHarness
import UIKit

/// A change that moves a row only moves its cell: after "More urgent" (or a deadline brought forward) the row stands
/// higher but still says its old urgency, until it has been scrolled away and back.
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
  Scenario("stale-content/assignments/buggy", AssignmentsScreen.self, expecting: ["stale-content"]) {
    Interaction.mutate("a deadline is brought forward")
  }
]
