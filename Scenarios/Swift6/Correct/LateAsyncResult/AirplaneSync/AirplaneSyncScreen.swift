import CellHarness
import SwiftUI

public struct AirplaneSyncScreen: CellScreen {
  private let controller = UIHostingController(rootView: AirplaneSyncView(store: SyncStore()))
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let airplaneSyncScenarios: [Scenario] = [
  Scenario("late-async-result/airplane-sync/correct", AirplaneSyncScreen.self) {
    Interaction.hurry()
    Interaction.tap("Lisbon", "Sync")
    Interaction.tap("Airplane mode", "Switch")
    Interaction.wait(seconds: 5)
  }
]
