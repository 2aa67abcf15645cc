import CellHarness
import SwiftUI

public struct KitesScreen: CellScreen {
  private let rack: KiteRack
  private let controller: UIViewController

  public init() {
    rack = KiteRack()
    controller = UIHostingController(rootView: KitesView(rack: rack))
  }

  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] {
    let rack = rack
    return [CellMutation("a kite is handed in") { rack.handIn() }]
  }
}

let kitesScenarios: [Scenario] = [
  Scenario("stale-index-action/kites/buggy", KitesScreen.self, expecting: ["stale-index-action"]) {
    Interaction.lift("Kite 3")
    Interaction.mutate("a kite is handed in")
    Interaction.drop(.view("Repair box"))
  }
]
