import CellHarness
import SwiftUI
import UIKit

public struct DrillsScreen: CellScreen {
  public let rootViewController: UIViewController
  public init() { rootViewController = UIHostingController(rootView: DrillPlanView(plan: DrillPlan())) }
}

let drillsScenarios: [Scenario] = [
  Scenario("stale-index-state/drills/correct", DrillsScreen.self) {
    Interaction.tap(.showing("Drill 3"), .showing("Finish"))
    Interaction.swipe(.showing("Drill 1"), .trailing)
    Interaction.tapAction("Delete")
  }
]
