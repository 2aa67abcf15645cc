import CellHarness
import UIKit

public struct ProjectsScreen: CellScreen {
  private let controller = ProjectsViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
  public var mutations: [CellMutation] { [CellMutation("a project is added") { controller.addProject() }] }
}

let projectsScenarios: [Scenario] = [
  Scenario("stale-index-action/projects/correct", ProjectsScreen.self) {
    Interaction.swipe(.showing("Project 4"), .trailing)
    Interaction.mutate("a project is added")
    Interaction.tapAction("Archive")
    Interaction.scrollToEnd
    Interaction.swipe(.showing("Project 39"), .trailing)
    Interaction.tapAction("Restore")
    Interaction.scrollToTop
    Interaction.cycleCellStates
  }
]
