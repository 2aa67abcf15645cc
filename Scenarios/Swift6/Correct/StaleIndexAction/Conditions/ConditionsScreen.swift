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
  Scenario("stale-index-action/conditions/correct", ConditionsScreen.self) {
    Interaction.swipe(.showing("Asthma"), .trailing)
    Interaction.mutate("a condition arrives at the top")
    Interaction.tapAction("Delete")
  },
  Scenario("stale-index-action/conditions/correct/edited-and-scrolled", ConditionsScreen.self) {
    Interaction.type("Migraine with aura", .showing("Migraine"), nil, clearing: true)
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.setEditing(true)
    Interaction.scrollBy(400)
    Interaction.setEditing(false)
    Interaction.cycleCellStates
  },
]
