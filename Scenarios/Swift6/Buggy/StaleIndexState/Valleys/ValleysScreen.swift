import CellHarness
import UIKit

public struct ValleysScreen: CellScreen {
  private let controller = ValleysViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
  public var mutations: [CellMutation] {
    [
      CellMutation("a valley is added") { controller.addValley() }
    ]
  }
}

/// What is folded is kept by the section's number: after another section came, the one before it is folded.
let valleysScenarios: [Scenario] = [
  Scenario("stale-index-state/valleys/buggy", ValleysScreen.self, expecting: ["stale-index-state"]) {
    Interaction.tap("East valley", "Fold")
    Interaction.mutate("a valley is added")
  }
]
