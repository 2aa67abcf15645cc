import CellHarness
import UIKit

/// Looks like a stale index: the detail screen is saved back to the index path it was opened from. But the plan only
/// grows at its end, so that a milestone never changes its row.
public struct MilestonesScreen: CellScreen {
  private let controller = MilestonesViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
  public var mutations: [CellMutation] {
    [
      CellMutation("a milestone is added") { controller.addMilestone() }
    ]
  }
}

let milestonesScenarios: [Scenario] = [
  Scenario("stale-index-action/milestones/correct", MilestonesScreen.self) {
    Interaction.tap(.showing("Milestone 5"))
    Interaction.mutate("a milestone is added")
    Interaction.tap(.showing("Mark as reached"))
  }
]
