import CellHarness
import SwiftUI
import UIKit

public struct DrillsScreen: CellScreen {
  public let rootViewController: UIViewController
  public init() { rootViewController = UIHostingController(rootView: DrillPlanView(plan: DrillPlan())) }
}

/// Not found yet: only the sum above the rows says that a difference between two of them was taken for a change.
let drillsScenarios: [Scenario] = [
  Scenario("stale-index-state/drills/buggy", DrillsScreen.self, expecting: ["stale-index-state"]) {
    Interaction.tap(.showing("Drill 3"), .showing("Finish"))
    Interaction.swipe(.showing("Drill 1"), .trailing)
    Interaction.tapAction("Delete")
  }
]
