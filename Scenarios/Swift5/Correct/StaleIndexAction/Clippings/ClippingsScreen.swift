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

let clippingsScenarios: [Scenario] = [
  Scenario("stale-index-action/clippings/correct", ClippingsScreen.self) {
    Interaction.toggle("Only from Notes", nil)
    Interaction.swipe("Clipping 7", .trailing)
    Interaction.tapAction("Delete")
  }
  .retelling("https://github.com/mattDavo/Yippy/issues/39")
]
