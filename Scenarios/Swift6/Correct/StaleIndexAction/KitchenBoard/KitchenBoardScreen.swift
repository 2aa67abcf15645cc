import CellHarness
import SwiftUI

public struct KitchenBoardScreen: CellScreen {
  private let plan = KitchenPlan()
  private let controller: UIViewController
  public init() { controller = UIHostingController(rootView: KitchenBoardView(plan: plan)) }
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] {
    let plan = plan
    return [CellMutation("a colleague swaps the roast") { plan.swap() }]
  }
}

let kitchenBoardScenarios: [Scenario] = [
  Scenario("stale-index-action/kitchen-board/correct", KitchenBoardScreen.self) {
    Interaction.tap("Settle")
    Interaction.mutate("a colleague swaps the roast")
    Interaction.tapAlert("Cook them")
  }
]
