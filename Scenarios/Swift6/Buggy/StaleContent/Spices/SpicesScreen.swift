import CellHarness
import SwiftUI
import UIKit

public struct SpicesScreen: CellScreen {
  private let root = UIHostingController(rootView: SpicesView())
  public init() {}
  public var rootViewController: UIViewController { root }
}

/// The rows copied their amounts into a state, which a reset does not reach.
let spicesScenarios: [Scenario] = [
  Scenario("stale-content/spices/buggy", SpicesScreen.self, expecting: ["stale-content"]) {
    Interaction.tap(.showing("Reset"))
  }
]
