import CellHarness
import SwiftUI

public struct PledgesScreen: CellScreen {
  private let store = PledgeStore()
  public init() {}
  public var rootViewController: UIViewController { UIHostingController(rootView: PledgesView(store: store)) }
  public var mutations: [CellMutation] {
    [
      CellMutation("a pledge comes in") { store.receivePledge() }
    ]
  }
}

let pledgesScenarios: [Scenario] = [
  Scenario("stale-index-action/pledges/correct", PledgesScreen.self) {
    Interaction.mutate("a pledge comes in")
    Interaction.tap(.showing("Backer 3"), .showing("Collect"))
  }
]
