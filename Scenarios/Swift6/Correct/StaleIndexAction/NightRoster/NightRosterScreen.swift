import CellHarness
import SwiftUI

public struct NightRosterScreen: CellScreen {
  private let controller = UIHostingController(rootView: NightRosterView(store: NightRosterStore()))
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let nightRosterScenarios: [Scenario] = [
  Scenario("stale-index-action/night-roster/correct", NightRosterScreen.self) {
    Interaction.type("Bring the keys", into: "Bela")
    Interaction.tap("Rotate")
  }
]
