import CellHarness
import UIKit

public struct TaskListScreen: CellScreen {
  private let controller = TaskListViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
  public var mutations: [CellMutation] { [CellMutation("a task is added") { controller.addTask() }] }
}

let tasksScenarios: [Scenario] = [
  Scenario("stale-index-action/tasks/correct", TaskListScreen.self) {
    Interaction.swipe(.showing("Task 3"), .trailing)
    Interaction.mutate("a task is added")
    Interaction.tapAction("Delete")
    Interaction.swipe(.showing("Task 4"), .leading)
    Interaction.tapAction("Flag")
    Interaction.scrollBy(900)
    Interaction.swipe(.showing("Task 22"), .trailing)
    Interaction.closeActions
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.swipe(.showing("Task 4"), .leading)
    Interaction.tapAction("Unflag")
    Interaction.cycleCellStates
  }
]
