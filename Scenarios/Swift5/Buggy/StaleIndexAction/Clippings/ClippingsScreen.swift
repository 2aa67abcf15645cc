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

/// No script yet, a search alone tries it: the list shows what the search leaves, but deletes by the position in the whole
/// history.
let clippingsScenarios: [Scenario] = [
  Scenario("stale-index-action/clippings/buggy", ClippingsScreen.self, expecting: ["stale-index-action"]) {}
    .retelling("https://github.com/mattDavo/Yippy/issues/39")
]
