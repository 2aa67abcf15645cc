import CellHarness
import SwiftUI

/// Looks like state that leaks into other rows: a tap on one row's change shows percent in all rows. But that is meant,
/// as in the Stocks app: the way of showing belongs to the list.
public struct EquitiesScreen: CellScreen {
  private let store = EquityMarket()
  public init() {}
  public var rootViewController: UIViewController { UIHostingController(rootView: EquitiesView(store: store)) }
  public var mutations: [CellMutation] {
    [
      CellMutation("the first equities are traded") { store.tradeFirst() }
    ]
  }
}

let equitiesScenarios: [Scenario] = [
  Scenario("leaked-view-state/equities/correct", EquitiesScreen.self) {
    Interaction.mutate("the first equities are traded")
    Interaction.scrollBy(600)
  }
]
