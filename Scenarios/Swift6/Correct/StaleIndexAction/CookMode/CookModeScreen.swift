import CellHarness
import SwiftUI
import UIKit

public struct CookModeScreen: CellScreen {
  private let controller = UIHostingController(rootView: CookModeView())
  public init() {}
  public var rootViewController: UIViewController { controller }
}

/// A touch anywhere checks the next step.
let cookModeScenarios: [Scenario] = [
  Scenario("stale-index-action/cook-mode/correct", CookModeScreen.self) {
    Interaction.tap("Add the garlic")
  }
]
