import CellHarness
import SwiftUI
import UIKit

public struct MeterWatchScreen: CellScreen {
  private let controller: UIViewController
  public init() { controller = UIHostingController(rootView: MeterWatchView(model: MeterModel())) }
  public var rootViewController: UIViewController { controller }
}

// Correct: rows change section and look with a clock; a notice stays its time; what was planned stays with its car.
let meterWatchScenarios: [Scenario] = [
  Scenario("stale-index-action/meter-watch/correct", MeterWatchScreen.self) {
    Interaction.tap(.showing("TR 519"), .showing("Increment"))
    Interaction.hurry(0.5)
    Interaction.tap(.showing("KL 204"), .showing("Start"))
    Interaction.hurry(0.5)
    Interaction.tap(.showing("TR 519"), .showing("Start"))
    Interaction.hurry(12)
    Interaction.swipe(.showing("KL 204"), .leading)
    Interaction.hurry(25)
    Interaction.tapAction("Longer")
    Interaction.hurry(30)
    Interaction.swipe(.showing("TR 519"), .trailing)
    Interaction.hurry(0.5)
    Interaction.tapAction("Stop")
    Interaction.wait(60)
    Interaction.scrollToEnd
  }
]
