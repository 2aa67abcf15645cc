import CellHarness
import UIKit

public struct RavinesScreen: CellScreen {
  private let controller = RavinesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("one is discovered") { controller.discover() }] }
}

let ravinesScenarios: [Scenario] = [
  Scenario("stale-index-action/ravines/buggy", RavinesScreen.self, expecting: ["stale-index-action"]) {
    Interaction.mutate("one is discovered")
    Interaction.tap("Ravine 2")
  }
]
