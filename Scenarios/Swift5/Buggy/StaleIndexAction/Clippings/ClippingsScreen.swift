import CellHarness
import SwiftUI

public struct ClippingsScreen: CellScreen {
  private let store = ClippingStore()
  public init() {}
  public var rootViewController: UIViewController { UIHostingController(rootView: ClippingsView(store: store)) }
  public var mutations: [CellMutation] {
    [
      CellMutation("something is copied") { store.copy() }
    ]
  }
}

/// the list shows what the search leaves, but deletes by the position in the whole
/// history.
let clippingsScenarios: [Scenario] = [
  Scenario("stale-index-action/clippings/buggy", ClippingsScreen.self, expecting: ["stale-index-action"]) {
    Interaction.toggle("Only from Notes", nil)
    Interaction.mutate("something is copied")
    Interaction.swipe("Clipping 7", .trailing)
    Interaction.tapAction("Delete")
  }
  .retelling("https://github.com/mattDavo/Yippy/issues/39")
]
