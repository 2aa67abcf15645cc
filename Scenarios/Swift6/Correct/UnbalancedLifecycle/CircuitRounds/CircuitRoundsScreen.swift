import CellHarness
import SwiftUI

public struct CircuitRoundsScreen: CellScreen {
  private let controller = UIHostingController(rootView: CircuitRoundsView(plan: CircuitPlan()))
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let circuitRoundsScenarios: [Scenario] = [
  Scenario("unbalanced-lifecycle/circuit-rounds/correct", CircuitRoundsScreen.self) {
    Interaction.tap("Round done")
  }
]
