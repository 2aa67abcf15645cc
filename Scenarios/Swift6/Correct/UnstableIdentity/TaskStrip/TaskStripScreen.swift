import CellHarness
import SwiftUI

public struct TaskStripScreen: CellScreen {
  private let controller = UIHostingController(rootView: TaskStripView())
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let taskStripScenarios: [Scenario] = [
  Scenario("unstable-identity/task-strip/correct", TaskStripScreen.self) {
    Interaction.tap("Oil hinges", "More")
    Interaction.tap("Oil hinges", "Finish")
  }
]
