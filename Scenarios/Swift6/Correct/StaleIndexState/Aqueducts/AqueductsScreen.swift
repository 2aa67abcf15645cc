import CellHarness
import SwiftUI
import UIKit

public struct AqueductsScreen: CellScreen {
  private let store = AqueductStore()
  public let rootViewController: UIViewController
  public init() { rootViewController = UIHostingController(rootView: AqueductsView(store: store)) }
}

let aqueductsScenarios: [Scenario] = [
  Scenario("stale-index-state/aqueducts/correct", AqueductsScreen.self) {
    Interaction.tap(.showing("Aqueduct 3"), .showing("Star"))
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.tap(.showing("Turn around"))
  }
]
