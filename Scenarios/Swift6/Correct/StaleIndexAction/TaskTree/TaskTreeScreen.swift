import CellHarness
import SwiftUI

/// Looks like a drag that also moves other rows. But these are the subtasks of the dragged one.
public struct TaskTreeScreen: CellScreen {
  private let controller = UIHostingController(rootView: TaskTreeView())
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let taskTreeScenarios: [Scenario] = [
  Scenario("stale-index-action/task-tree/correct", TaskTreeScreen.self) {
    Interaction.setEditing(true)
    Interaction.reorder("Plan party", .before, "Move flat")
  },
  Scenario("stale-index-action/task-tree/correct/one-subtask", TaskTreeScreen.self) {
    Interaction.setEditing(true)
    Interaction.reorder("Repair bike", .before, "Paint fence")
  },
]
