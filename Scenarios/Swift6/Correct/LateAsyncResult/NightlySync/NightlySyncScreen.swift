import CellHarness
import SwiftUI

public struct NightlySyncScreen: CellScreen {
  private let hub = NightlyHub()
  private let controller: UIViewController
  public init() { controller = UIHostingController(rootView: NightlySyncView(hub: hub)) }
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] {
    let hub = hub
    return [CellMutation("the nightly round") { hub.night() }]
  }
}

let nightlySyncScenarios: [Scenario] = [
  Scenario("late-async-result/nightly-sync/correct", NightlySyncScreen.self) {
    Interaction.hurry()
    Interaction.tap("Scans", "Sync")
    Interaction.hurry()
    Interaction.tap("Router", "Restart")
    Interaction.wait(seconds: 8)
  }
]
