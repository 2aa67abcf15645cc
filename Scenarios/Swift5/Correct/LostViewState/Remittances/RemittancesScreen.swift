import CellHarness
import SwiftUI

public struct RemittancesScreen: CellScreen {
  private let store = RemittanceStore()
  public init() {}
  public var rootViewController: UIViewController { UIHostingController(rootView: RemittancesView(store: store)) }
  public var mutations: [CellMutation] {
    [
      CellMutation("a payment is requested") { store.request() }
    ]
  }
}

let remittancesScenarios: [Scenario] = [
  Scenario("lost-view-state/remittances/correct", RemittancesScreen.self) {
    Interaction.type("12", "Payee 3", nil, clearing: false)
  }
  .retelling("https://github.com/vultisig/vultisig-ios/pull/3521")
]
