import CellHarness
import SwiftUI

public struct BlueprintsScreen: CellScreen {
  private let store = BlueprintStore()
  public init() {}
  public var rootViewController: UIViewController { UIHostingController(rootView: BlueprintsView(store: store)) }
  public var mutations: [CellMutation] {
    [
      CellMutation("a blueprint is drawn") { store.draw() }
    ]
  }
}

let blueprintsScenarios: [Scenario] = [
  Scenario("lost-view-state/blueprints/correct", BlueprintsScreen.self) {
    Interaction.type("Check the roof", .showing("Depot 2"), nil, clearing: false)
    Interaction.tap(.showing("Depot 2"), .showing("Pin"))
  }
]
