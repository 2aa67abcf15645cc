import CellHarness
import SwiftUI

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
  Scenario("stale-content/geofences/correct", GeofencesScreen.self) {
    Interaction.mutate("the partner switches some places")
  }
]
