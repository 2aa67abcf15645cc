import CellHarness
import SwiftUI
import UIKit

public struct TramRidesScreen: CellScreen {
  private let controller: UIViewController

  public init() { controller = UIHostingController(rootView: TramsView()) }

  public var rootViewController: UIViewController { controller }
}

let tramRidesScenarios: [Scenario] = [
  Scenario("stale-content/tram-rides/correct", TramRidesScreen.self) {
    Interaction.tap("Market")
    Interaction.tap("Castle")
  }
]
