import CellHarness
import SwiftUI

public struct QuaysScreen: CellScreen {
  private let controller = UIHostingController(rootView: QuaysideView(quayside: Quayside()))
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let quaysScenarios: [Scenario] = [
  Scenario("stale-index-action/quays/correct", QuaysScreen.self) {
    Interaction.type("quay", into: "Search")
    Interaction.reorder("North quay", .after, "South quay")
  }
]
