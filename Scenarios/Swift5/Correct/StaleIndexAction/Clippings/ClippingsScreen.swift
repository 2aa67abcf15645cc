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

// No script yet, a search alone tries it.
let clippingsScenarios: [Scenario] = [
  Scenario("stale-index-action/clippings/correct", ClippingsScreen.self) {}
    .retelling("https://github.com/mattDavo/Yippy/issues/39")
]
