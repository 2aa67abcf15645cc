import CellHarness
import SwiftUI

public struct HeirloomsScreen: CellScreen {
  private let store = HeirloomStore()
  public init() {}
  public var rootViewController: UIViewController { UIHostingController(rootView: HeirloomsView(store: store)) }
  public var mutations: [CellMutation] {
    [
      CellMutation("an heirloom is inherited") { store.inherit() }
    ]
  }
}

// No script yet, a search alone tries it.
let heirloomsScenarios: [Scenario] = [
  Scenario("stale-index-action/heirlooms/correct", HeirloomsScreen.self) {}
    .retelling("https://github.com/chris-swift-dev/AdvancedList/issues/17")
]
