import CellHarness
import UIKit

public struct ConditionsScreen: CellScreen {
  private let controller = ConditionsViewController()

  public init() {}

  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }

  public var mutations: [CellMutation] {
    [CellMutation("a condition arrives at the top") { controller.store.insertOnTop() }]
  }
}

let conditionsScenarios: [Scenario] = [
  Scenario("stale-index-action/conditions/buggy", ConditionsScreen.self, expecting: ["stale-index-action"]) {
    Interaction.swipe(.showing("Asthma"), .trailing)
    Interaction.mutate("a condition arrives at the top")
    Interaction.tapAction("Delete")
  },
  // Nothing moves between the swipe and the tap: the captured index path is still right.
  Scenario("stale-index-action/conditions/buggy/undisturbed", ConditionsScreen.self) {
    Interaction.swipe(.showing("Asthma"), .trailing)
    Interaction.tapAction("Delete")
    Interaction.scrollToEnd
  },
]
