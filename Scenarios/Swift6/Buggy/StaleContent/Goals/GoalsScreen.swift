import CellHarness
import UIKit

public struct GoalsScreen: CellScreen {
  private let controller = GoalsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("all goals progress") { controller.progress() }] }
}

let goalsScenarios: [Scenario] = [
  Scenario("stale-content/goals/buggy", GoalsScreen.self, expecting: ["stale-content"]) {
    Interaction.scrollBy(900)
    Interaction.scrollToTop
    Interaction.scrollBy(300)
    Interaction.scrollToTop
    Interaction.mutate("all goals progress")
  }
]
