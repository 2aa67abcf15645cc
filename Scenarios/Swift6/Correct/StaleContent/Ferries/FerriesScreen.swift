import CellHarness
import UIKit

public struct FerriesScreen: CellScreen {
  private let controller = FerriesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] {
    [CellMutation("a delay") { controller.delay() }, CellMutation("a cancellation") { controller.cancel() }]
  }
}

let ferriesScenarios: [Scenario] = [
  Scenario("stale-content/ferries/correct", FerriesScreen.self) {
    Interaction.mutate("a delay")
    Interaction.mutate("a cancellation")
    Interaction.scrollToEnd
    Interaction.mutate("a delay")
    Interaction.scrollToTop
    Interaction.cycleCellStates
  }
]
