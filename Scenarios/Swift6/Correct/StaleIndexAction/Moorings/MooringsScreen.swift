import CellHarness
import SwiftUI
import UIKit

public struct MooringsScreen: CellScreen {
  public let rootViewController: UIViewController
  public init() { rootViewController = UIHostingController(rootView: MooringsView(office: MooringOffice())) }
}

let mooringsScenarios: [Scenario] = [
  Scenario("stale-index-action/moorings/correct", MooringsScreen.self) {
    Interaction.tap("Mooring 3", "Release")
    Interaction.tapAlert("Release and tell the owner")
  }
]
