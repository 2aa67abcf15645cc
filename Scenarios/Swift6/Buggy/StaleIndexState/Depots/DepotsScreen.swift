import CellHarness
import SwiftUI
import UIKit

public struct DepotsScreen: CellScreen {
  private let controller = UIHostingController(rootView: DepotsView())
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let depotsScenarios: [Scenario] = [
  Scenario("stale-index-state/depots/buggy", DepotsScreen.self, expecting: ["stale-index-state"]) {
    Interaction.tap(.showing("Fold Airfield"))
    Interaction.swipe(.showing("Fold Harbour"), .trailing)
    Interaction.tapAction("Close")
  }
]
