import CellHarness
import SwiftUI
import UIKit

public struct AirfieldsScreen: CellScreen {
  public let rootViewController: UIViewController
  public init() { rootViewController = UIHostingController(rootView: AirfieldsView(atlas: AirfieldAtlas())) }
}

let airfieldsScenarios: [Scenario] = [
  Scenario("unstable-identity/airfields/correct", AirfieldsScreen.self) {
    Interaction.tap("Airfield 4", "Look up")
    Interaction.tap("Airfield 9", "Look up")
    Interaction.tap("Airfield 7", "Add star")
    Interaction.tap("Airfield 7", "Look up")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
