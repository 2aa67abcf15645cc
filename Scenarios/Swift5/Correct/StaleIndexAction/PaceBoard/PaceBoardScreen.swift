import CellHarness
import SwiftUI
import UIKit

public struct PaceBoardScreen: CellScreen {
  private let session = PaceSession()
  private let controller: UIViewController
  public init() { controller = UIHostingController(rootView: PaceBoardView(session: session)) }
  public var rootViewController: UIViewController { controller }
}

// Correct: every row shows what the one session knows; the clock goes on while other rows are used.
let paceBoardScenarios: [Scenario] = [
  Scenario("stale-index-action/pace-board/correct", PaceBoardScreen.self) {
    Interaction.tap(.showing("Start"), .showing("Start"))
    Interaction.wait(65)
    Interaction.tap(.showing("Distance 0.00 km"), .showing("Increment"))
    Interaction.tap(.showing("Miles"))
    Interaction.toggle(.showing("Lap every 400 m"))
    Interaction.tap(.showing("Lap"))
    Interaction.wait(10)
    Interaction.type("Windy", into: .showing("Notes"))
    Interaction.tap(.showing("Stop"), .showing("Stop"))
    Interaction.tap(.showing("Kilometres"))
    Interaction.tap(.showing("Reset"))
    Interaction.tapAlert("Forget")
  }
]
