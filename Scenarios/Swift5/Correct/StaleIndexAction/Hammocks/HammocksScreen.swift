import CellHarness
import SwiftUI

/// Looks like an alert for a stale row: the asked hammock is never set to nil. But it is set anew before each alert,
/// there is one alert for the list, and it acts by id.
public struct HammocksScreen: CellScreen {
  private let store = HammockStore()
  public init() {}
  public var rootViewController: UIViewController { UIHostingController(rootView: HammocksView(store: store)) }
  public var mutations: [CellMutation] {
    [
      CellMutation("a hammock is hung up") { store.hangUp() }
    ]
  }
}

let hammocksScenarios: [Scenario] = [
  Scenario("stale-index-action/hammocks/correct", HammocksScreen.self) {
    Interaction.swipe(.showing("Beach 1"), .trailing)
    Interaction.tapAction("Take down")
    Interaction.tapAlert("Take it down")
  }
]
