import CellHarness
import SwiftUI

public struct PennantsScreen: CellScreen {
  private let store = PennantStore()
  public init() {}
  public var rootViewController: UIViewController { UIHostingController(rootView: PennantsView(store: store)) }
  public var mutations: [CellMutation] {
    [
      CellMutation("a team is promoted") { store.promote() },
      CellMutation("the last team wins") { store.play() },
    ]
  }
}

/// stripes and places by position, which every change of the data works out again;
/// identity stays the pennant's.
let pennantsScenarios: [Scenario] = [
  Scenario("stale-index-state/pennants/correct", PennantsScreen.self) {
    Interaction.scrollToEnd
    Interaction.swipe(.identity("24"), .trailing)
    Interaction.mutate("the last team wins")
    Interaction.tapAction("Delete")
  }
]
