import CellHarness
import SwiftUI

public struct SwapSeatsScreen: CellScreen {
  private let controller = UIHostingController(rootView: SwapSeatsView(plan: SeatPlan()))
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let swapSeatsScenarios: [Scenario] = [
  Scenario("stale-index-action/swap-seats/correct", SwapSeatsScreen.self) {
    Interaction.setEditing(true)
    Interaction.reorder("Bernard", .after, "Elvira")
  }
]
