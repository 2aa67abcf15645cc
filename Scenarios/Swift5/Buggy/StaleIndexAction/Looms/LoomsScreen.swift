import CellHarness
import SwiftUI

/// onDelete takes the offsets of the shown rows for offsets of the whole list; who shows "Broken only" and deletes
/// "Loom 4" (the first row) loses "Loom 1", and "Loom 4" stays.
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
  Scenario("stale-index-action/looms/buggy", LoomsScreen.self, expecting: ["stale-index-action"]) {
    Interaction.tap(.showing("Broken only"))
    Interaction.swipe(.showing("Loom 4"), .trailing)
    Interaction.tapAction("Delete")
    Interaction.tap(.showing("Show all"))
  }
]
