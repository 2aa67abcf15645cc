import CellHarness
import UIKit

public struct SpinnakersScreen: CellScreen {
  private let controller = SpinnakersViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("a spinnaker is raised") { controller.raise() }] }
}

let spinnakersScenarios: [Scenario] = [
  Scenario("stale-index-action/spinnakers/correct", SpinnakersScreen.self) {
    Interaction.dropFromOtherApp("red", .onto(.showing("Spinnaker 3")))
    Interaction.mutate("a spinnaker is raised")
  }
]
