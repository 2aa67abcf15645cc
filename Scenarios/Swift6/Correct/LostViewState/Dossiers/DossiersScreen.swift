import CellHarness
import SwiftUI
import UIKit

public struct DossiersScreen: CellScreen {
  public let rootViewController: UIViewController
  public init() { rootViewController = UIHostingController(rootView: DossiersView(cabinet: DossierCabinet())) }
}

let dossiersScenarios: [Scenario] = [
  Scenario("lost-view-state/dossiers/correct", DossiersScreen.self) {
    Interaction.tap("Dossier 2", "More")
    Interaction.tap("Dossier 2", "Pin")
  }
]
