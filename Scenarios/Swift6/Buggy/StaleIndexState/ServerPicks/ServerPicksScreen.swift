import CellHarness
import SwiftUI
import UIKit

public struct ServerPicksScreen: CellScreen {
  private let root: UIViewController
  public init() { root = UIHostingController(rootView: ServerPicksView()) }
  public var rootViewController: UIViewController { root }
}

// Re-told from https://github.com/kkebo/DNSecure/pull/20
let serverPicksScenarios: [Scenario] = [
  Scenario("stale-index-state/server-picks/buggy", ServerPicksScreen.self, expecting: ["stale-index-state"]) {
    Interaction.tap(.showing("Dune"))
    Interaction.swipe(.showing("Breeze"), .trailing)
    Interaction.tapAction("Delete")
  }
  .retelling("https://github.com/kkebo/DNSecure/pull/20")
]
