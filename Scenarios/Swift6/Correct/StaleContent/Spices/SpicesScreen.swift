import CellHarness
import SwiftUI
import UIKit

public struct SpicesScreen: CellScreen {
  private let root = UIHostingController(rootView: SpicesView())
  public init() {}
  public var rootViewController: UIViewController { root }
}

let spicesScenarios: [Scenario] = [
  Scenario("stale-content/spices/correct", SpicesScreen.self) {
    Interaction.tap(.showing("Reset"))
  }
]
