import CellHarness
import SwiftUI

public struct GaugesScreen: CellScreen {
  private let board = GaugeBoard()
  public init() {}
  public var rootViewController: UIViewController { UIHostingController(rootView: GaugesView(board: board)) }
  public var mutations: [CellMutation] {
    [CellMutation("texts grow") { board.grow() }, CellMutation("texts shrink") { board.cut() }]
  }
}

let gaugesScenarios: [Scenario] = [
  Scenario("stale-size/gauges/correct", GaugesScreen.self) {
    Interaction.mutate("texts grow")
    Interaction.scrollToEnd
    Interaction.mutate("texts shrink")
    Interaction.scrollToTop
    Interaction.rotate(.landscape)
  }
]
