import CellHarness
import SwiftUI
import UIKit

public struct TwinPhotosScreen: CellScreen {
  private let model = TwinPhotosModel()
  private let controller: UIViewController
  public init() { controller = UIHostingController(rootView: TwinPhotosView(model: model)) }
  public var rootViewController: UIViewController { controller }
}

// Correct: who is chosen of two is kept, and its double goes.
let twinPhotosScenarios: [Scenario] = [
  Scenario("stale-index-action/twin-photos/correct", TwinPhotosScreen.self) {
    Interaction.tap(.showing("Dunes copy"))
    Interaction.tap(.showing("Keep the chosen"))
    Interaction.tap(.showing("Ferry"))
    Interaction.tap(.showing("Lighthouse copy"))
    Interaction.tap(.showing("Keep the chosen"))
  }
]
