import CellHarness
import UIKit

public struct SyllabusScreen: CellScreen {
  public let rootViewController: UIViewController

  public init() {
    rootViewController = UINavigationController(rootViewController: SyllabusViewController(course: Course()))
  }
}

let syllabusScenarios: [Scenario] = [
  Scenario("stale-index-action/syllabus/correct", SyllabusScreen.self) {
    Interaction.swipe("How this course works", .trailing)
    Interaction.tapAction("Skip")
    Interaction.tap("▾ Greetings")
  }
  .retelling("https://github.com/LaurentiuUngur/LUExpandableTableView/issues/18")
]
