import CellHarness
import UIKit

public struct DeadlinesScreen: CellScreen {
  private let controller = DeadlinesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("all are opened") { controller.openAll() }] }
}

let deadlinesScenarios: [Scenario] = [
  Scenario("invalid-update/deadlines/correct", DeadlinesScreen.self) {
    Interaction.tap(.showing("Deadline 3"))
    Interaction.tap(.showing("Deadline 5"))
    Interaction.mutate("all are opened")
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.tap(.showing("Deadline 3"))
  }
]
