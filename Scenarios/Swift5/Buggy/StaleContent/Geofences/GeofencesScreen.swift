import CellHarness
import SwiftUI

/// Each row copies the switch's value into its own state when it first appears. After the partner's phone has switched
/// some places, the header counts them, but the switches still show the old values.
/// https://github.com/openhab/openhab-ios/pull/1167
public struct GeofencesScreen: CellScreen {
  private let store = GeofenceStore()
  public init() {}
  public var rootViewController: UIViewController { UIHostingController(rootView: GeofencesView(store: store)) }
  public var mutations: [CellMutation] {
    [
      CellMutation("the partner switches some places") { store.partnerSwitches() }
    ]
  }
}

let geofencesScenarios: [Scenario] = [
  Scenario("stale-content/geofences/buggy", GeofencesScreen.self, expecting: ["stale-content"]) {
    Interaction.mutate("the partner switches some places")
  }
]
