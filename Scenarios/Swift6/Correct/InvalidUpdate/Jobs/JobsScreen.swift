import CellHarness
import UIKit

public struct UniqueJobsScreen: CellScreen {
  private let controller = UniqueJobsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("the next page comes") { controller.loadNextPage() }] }
}

let jobsScenarios: [Scenario] = [
  Scenario("invalid-update/jobs/correct", UniqueJobsScreen.self) {
    Interaction.scrollToEnd
    Interaction.mutate("the next page comes")
    Interaction.scrollToEnd
  }
]
