import CellHarness
import SwiftUI

public struct BakeriesScreen: CellScreen {
  private let server: BakeryServer
  private let controller: UIViewController

  public init() {
    server = BakeryServer()
    controller = UIHostingController(rootView: BakeriesView(counter: BakeryCounter(server: server)))
  }

  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] {
    let server = server
    return [
      CellMutation("an order comes in") { server.receive() },
      CellMutation("the oldest order is handed out") { server.handOut() },
    ]
  }
}

let bakeriesScenarios: [Scenario] = [
  Scenario("stale-index-state/bakeries/buggy", BakeriesScreen.self, expecting: ["stale-index-state"]) {
    Interaction.tap("25 Plum cake", "Pack")
    Interaction.mutate("an order comes in")
    Interaction.pullToRefresh
  }
]
