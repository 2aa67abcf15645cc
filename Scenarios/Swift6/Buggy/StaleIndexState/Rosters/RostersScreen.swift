import CellHarness
import SwiftUI

public struct RostersScreen: CellScreen {
  private let store: RosterStore
  private let controller: UIViewController

  public init() {
    store = RosterStore()
    controller = UIHostingController(rootView: RostersView(store: store))
  }

  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] {
    let store = store
    return [CellMutation("somebody joins the crew") { store.welcome() }]
  }
}

let rostersScenarios: [Scenario] = [
  Scenario("stale-index-state/rosters/buggy", RostersScreen.self, expecting: ["stale-index-state"]) {
    Interaction.openMenu("Monday 7", "Open")
    Interaction.chooseMenuItem(["Frida"])
    Interaction.mutate("somebody joins the crew")
  }
]
