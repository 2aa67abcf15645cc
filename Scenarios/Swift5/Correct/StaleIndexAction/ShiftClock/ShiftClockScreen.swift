import CellHarness
import SwiftUI
import UIKit

public struct ShiftClockScreen: CellScreen {
  private let model = ShiftClockModel()
  private let controller: UIViewController
  public init() { controller = UIHostingController(rootView: ShiftClockView(model: model)) }
  public var rootViewController: UIViewController { controller }
}

// Correct: the list is a log of what was chosen, and says so while it is empty.
let shiftClockScenarios: [Scenario] = [
  Scenario("stale-index-action/shift-clock/correct", ShiftClockScreen.self) {
    Interaction.tap(.showing("Work"))
    Interaction.tap(.showing("Pause"))
    Interaction.tap(.showing("Off"))
  }
]
