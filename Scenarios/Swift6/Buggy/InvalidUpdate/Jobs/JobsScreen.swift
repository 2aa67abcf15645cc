import CellHarness
import UIKit

public struct JobsScreen: CellScreen {
  private let controller = JobsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("the next page comes") { controller.loadNextPage() }] }
}

let jobsScenarios: [Scenario] = [
  Scenario("invalid-update/jobs/buggy", JobsScreen.self, expecting: ["invalid-update"]) {
    Interaction.scrollToEnd
    Interaction.mutate("the next page comes")
  }
]
