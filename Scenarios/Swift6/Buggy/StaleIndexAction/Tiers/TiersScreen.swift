import CellHarness
import SwiftUI

public struct TiersScreen: CellScreen {
  private let list = TierList()
  private let controller: UIViewController
  public init() { controller = UIHostingController(rootView: TiersView(list: list)) }
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("a tier is added") { list.add() }] }
}

let tiersScenarios: [Scenario] = [
  Scenario("stale-index-action/tiers/buggy", TiersScreen.self, expecting: ["stale-index-action"]) {
    Interaction.lift(.showing("Tier 3"))
    Interaction.mutate("a tier is added")
    Interaction.drop(.onto(.showing("Tier 6")))
  }
]
