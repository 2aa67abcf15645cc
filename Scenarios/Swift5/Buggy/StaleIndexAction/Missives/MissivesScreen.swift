import CellHarness
import UIKit

public struct MissivesScreen: CellScreen {
  private let controller = MissivesViewController()
  private let root: UIViewController
  public init() { root = controller }
  public var rootViewController: UIViewController { root }
  public var mutations: [CellMutation] {
    [
      CellMutation("a subject is corrected") { controller.store.correct() }
    ]
  }
}

/// The action saves the copy from when it was swiped open, with the old subject.
let missivesScenarios: [Scenario] = [
  Scenario("stale-index-action/missives/buggy", MissivesScreen.self, expecting: ["stale-index-action"]) {
    Interaction.swipe("Missive 3", .leading)
    Interaction.mutate("a subject is corrected")
    Interaction.tapAction("Read")
  }
]
