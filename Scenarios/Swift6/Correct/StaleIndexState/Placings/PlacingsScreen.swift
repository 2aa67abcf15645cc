import CellHarness
import SwiftUI

public struct PlacingsScreen: CellScreen {
  private let table: PlacingTable
  private let controller: UIViewController

  public init() {
    table = PlacingTable()
    controller = UIHostingController(rootView: PlacingsView(table: table))
  }

  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] {
    let table = table
    return [CellMutation("a round is finished") { table.finishRound() }]
  }
}

let placingsScenarios: [Scenario] = [
  Scenario("stale-index-state/placings/correct", PlacingsScreen.self) {
    Interaction.tap("Team 5", "+3")
    Interaction.tap("Team 5", "+3")
    Interaction.swipe("Team 2", .leading)
    Interaction.mutate("a round is finished")
    Interaction.tapAction("Penalty")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
