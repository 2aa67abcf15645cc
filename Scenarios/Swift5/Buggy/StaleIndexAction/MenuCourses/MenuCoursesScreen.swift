import CellHarness
import UIKit

public struct MenuCoursesScreen: CellScreen {
  private let controller = MenuCoursesViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
}

// Re-told from https://github.com/LaurentiuUngur/LUExpandableTableView/issues/18
let menuCoursesScenarios: [Scenario] = [
  Scenario("stale-index-action/menu-courses/buggy", MenuCoursesScreen.self, expecting: ["stale-index-action"]) {
    Interaction.swipe(.showing("Olives"), .trailing)
    Interaction.tapAction("Remove course")
    Interaction.tap(.showing("Fish"))
  }
  .retelling("https://github.com/LaurentiuUngur/LUExpandableTableView/issues/18")
]
