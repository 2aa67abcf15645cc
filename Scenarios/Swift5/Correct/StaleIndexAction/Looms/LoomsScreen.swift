import CellHarness
import SwiftUI

/// onDelete maps the offsets of the shown rows to ids, so that a filtered list loses the loom that was swiped.
public struct LoomsScreen: CellScreen {
  private let store = LoomStore()
  public init() {}
  public var rootViewController: UIViewController { UIHostingController(rootView: LoomsView(store: store)) }
  public var mutations: [CellMutation] {
    [
      CellMutation("a loom is bought") { store.buy() }
    ]
  }
}

let loomsScenarios: [Scenario] = [
  Scenario("stale-index-action/looms/correct", LoomsScreen.self) {
    Interaction.tap(.showing("Broken only"))
    Interaction.swipe(.showing("Loom 4"), .trailing)
    Interaction.tapAction("Delete")
    Interaction.tap(.showing("Show all"))
  }
]
