import CellHarness
import UIKit

public struct ChoresScreen: CellScreen {
  private let controller = TaskMarksViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

// Re-told from https://fluffy.es/solve-duplicated-cells/
let taskMarksScenarios: [Scenario] = [
  Scenario("leaked-appearance/task-marks/correct", TaskMarksScreen.self) {
    Interaction.select(.showing("Chore 3"))
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
  .retelling("https://fluffy.es/solve-duplicated-cells/")
]
