import CellHarness
import SwiftUI
import UIKit

public struct ObservatoriesScreen: CellScreen {
  private let controller = UIHostingController(rootView: ObservatoriesView(model: ObservatoriesModel()))
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let observatoriesScenarios: [Scenario] = [
  Scenario("stale-index-state/observatories/buggy", ObservatoriesScreen.self, expecting: ["stale-index-state"]) {
    Interaction.tap("Observatory 2", "Close for today")
    Interaction.wait(1)
  }
]
