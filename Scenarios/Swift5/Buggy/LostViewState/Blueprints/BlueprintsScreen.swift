import CellHarness
import SwiftUI

/// The row stands in another branch when it is pinned, so that its @State begins anew: who types a remark and taps
/// "Pin" before "Add" has lost the remark (https://github.com/markiv/SwiftUI-Shimmer/pull/18).
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
  Scenario("lost-view-state/blueprints/buggy", BlueprintsScreen.self, expecting: ["lost-view-state"]) {
    Interaction.type("Check the roof", .showing("Depot 2"), nil, clearing: false)
    Interaction.tap(.showing("Depot 2"), .showing("Pin"))
  }
]
