import CellHarness
import SwiftUI

/// The rows are equatable and compare only the pledge, so that they keep their old closure with the old index. After a
/// new pledge on top, "Collect" marks the pledge above the tapped one.
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
  Scenario("stale-index-action/pledges/buggy", PledgesScreen.self, expecting: ["stale-index-action"]) {
    Interaction.mutate("a pledge comes in")
    Interaction.tap(.showing("Backer 3"), .showing("Collect"))
  }
]
