import CellHarness
import SwiftUI

public struct MortgagesScreen: CellScreen {
  private let store = MortgageStore()
  public init() {}
  public var rootViewController: UIViewController { UIHostingController(rootView: MortgagesView(store: store)) }
  public var mutations: [CellMutation] {
    [
      CellMutation("an application comes in") { store.receive() }
    ]
  }
}

let mortgagesScenarios: [Scenario] = [
  Scenario("stale-index-action/mortgages/correct", MortgagesScreen.self) {
    Interaction.tap(.showing("Cruz 2"), .showing("Approve"))
    Interaction.mutate("an application comes in")
    Interaction.wait(1)
  }
]
