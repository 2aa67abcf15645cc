import CellHarness
import SwiftUI

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
  Scenario("stale-index-action/sculptures/correct", SculpturesScreen.self) {
    Interaction.swipe(.showing("Dancer 3"), .trailing)
    Interaction.tapAction("Sell")
    Interaction.tapAlert("Yes, it is sold")
  }
]
