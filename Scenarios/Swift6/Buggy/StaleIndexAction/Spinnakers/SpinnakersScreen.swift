import CellHarness
import UIKit

public struct SpinnakersScreen: CellScreen {
  private let controller = SpinnakersViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("a spinnaker is raised") { controller.raise() }] }
}

let spinnakersScenarios: [Scenario] = [
  Scenario(
    "stale-index-action/spinnakers/buggy", SpinnakersScreen.self, expecting: ["stale-index-action"], seenUnder: [.afterChange]
  ) {
    Interaction.dropFromOtherApp("red", .onto(.showing("Spinnaker 3")))
    Interaction.mutate("a spinnaker is raised")
  }
]
