import CellHarness
import SwiftUI
import UIKit

public struct CarpoolsScreen: CellScreen {
  private let controller = UIHostingController(rootView: CarpoolsView())
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let carpoolsScenarios: [Scenario] = [
  Scenario("stale-content/carpools/correct", CarpoolsScreen.self) {
    Interaction.tap(.showing("Wednesday"), .showing("Wednesday"))
  }
]
