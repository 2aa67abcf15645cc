import CellHarness
import UIKit

/// A section's header keeps the number that it got when it was made, and `deleteSections` moves the sections without
/// making the headers below anew: a tap on one folds the module below it.
public struct SyllabusScreen: CellScreen {
  public let rootViewController: UIViewController

  public init() {
    rootViewController = UINavigationController(rootViewController: SyllabusViewController(course: Course()))
  }
}

let syllabusScenarios: [Scenario] = [
  Scenario("stale-index-action/syllabus/buggy", SyllabusScreen.self, expecting: ["stale-index-action"]) {
    Interaction.swipe("How this course works", .trailing)
    Interaction.tapAction("Skip")
    Interaction.tap("▾ Greetings")
  }
  .retelling("https://github.com/LaurentiuUngur/LUExpandableTableView/issues/18")
]
