import CellHarness
import SwiftUI
import UIKit

public struct DoughScaleScreen: CellScreen {
  private let controller = UIHostingController(rootView: DoughScaleView())
  public init() {}
  public var rootViewController: UIViewController { controller }
}

// Re-told from https://github.com/vultisig/vultisig-ios/pull/3521
let doughScaleScenarios: [Scenario] = [
  Scenario("lost-view-state/dough-scale/buggy", DoughScaleScreen.self, expecting: ["lost-view-state"]) {
    Interaction.type("500", .showing("Wheat flour"), nil, clearing: false)
    Interaction.type("340", .showing("Water"), nil, clearing: false)
    Interaction.tap(.showing("Double it"))
    Interaction.type("18", .showing("Salt"), nil, clearing: false)
  }
  .retelling("https://github.com/vultisig/vultisig-ios/pull/3521")
]
