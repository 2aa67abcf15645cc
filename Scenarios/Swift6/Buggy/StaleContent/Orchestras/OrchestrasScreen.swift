import CellHarness
import UIKit

public struct OrchestrasScreen: CellScreen {
  private let controller = OrchestrasViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] {
    [
      CellMutation("an orchestra is founded") { controller.found() },
      CellMutation("orchestra 5 is liked in the player") { controller.toggleFavorite(5) },
    ]
  }
}

let orchestrasScenarios: [Scenario] = [
  Scenario("stale-content/orchestras/buggy", OrchestrasScreen.self, expecting: ["stale-content"]) {
    Interaction.mutate("an orchestra is founded")
    Interaction.mutate("orchestra 5 is liked in the player")
  }
]
