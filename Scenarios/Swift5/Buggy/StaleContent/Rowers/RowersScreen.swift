import CellHarness
import SwiftUI
import UIKit

public struct RowersScreen: CellScreen {
  private let controller = RowersViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("a rower joins") { controller.add() }] }
}

/// Not found yet: stripes by the row's number, which no rule tells from a look that is meant to stay with its row.
let rowersScenarios: [Scenario] = [
  Scenario("stale-content/rowers/buggy", RowersScreen.self, expecting: ["stale-content"]) {
    Interaction.mutate("a rower joins")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
