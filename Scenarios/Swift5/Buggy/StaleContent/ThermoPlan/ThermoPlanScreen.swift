import CellHarness
import SwiftUI
import UIKit

public struct ThermoPlanScreen: CellScreen {
  private let controller = UIHostingController(rootView: ThermoPlanView())
  public init() {}
  public var rootViewController: UIViewController { controller }
}

// Re-told from https://github.com/awizemann/scarf/issues/9
let thermoPlanScenarios: [Scenario] = [
  Scenario("stale-content/thermo-plan/buggy", ThermoPlanScreen.self, expecting: ["stale-content"]) {
    Interaction.tap(.showing("Kitchen"), .showing("Warmer"))
    Interaction.tap(.showing("Kitchen"), .showing("Save"))
    Interaction.tap(.showing("Weekend"))
    Interaction.tap(.showing("Bath"), .showing("Warmer"))
    Interaction.tap(.showing("Weekdays"))
  }
  .retelling("https://github.com/awizemann/scarf/issues/9")
]
