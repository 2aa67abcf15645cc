import CellHarness
import SwiftUI

/// Each row has the dialog and all share one flag: who swipes "Dancer 3", taps "Sell" and "Yes, it is sold" has sold
/// another sculpture, the one whose dialog came up (https://github.com/aheze/Popovers/issues/6, akin to
/// https://github.com/nightscout/Trio/pull/1315).
public struct SculpturesScreen: CellScreen {
  private let store = SculptureStore()
  public init() {}
  public var rootViewController: UIViewController { UIHostingController(rootView: SculpturesView(store: store)) }
  public var mutations: [CellMutation] {
    [
      CellMutation("a sculpture is delivered") { store.deliver() }
    ]
  }
}

let sculpturesScenarios: [Scenario] = [
  Scenario("stale-index-action/sculptures/buggy", SculpturesScreen.self, expecting: ["stale-index-action"]) {
    Interaction.swipe(.showing("Dancer 3"), .trailing)
    Interaction.tapAction("Sell")
    Interaction.tapAlert("Yes, it is sold")
  }
]
