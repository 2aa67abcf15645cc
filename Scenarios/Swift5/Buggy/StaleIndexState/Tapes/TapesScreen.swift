import CellHarness
import SwiftUI
import UIKit

public struct TapesScreen: CellScreen {
  private let controller = TapesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("a tape is added") { controller.add() }] }
}

let tapesScenarios: [Scenario] = [
  Scenario("stale-index-state/tapes/buggy", TapesScreen.self, expecting: ["stale-index-state"]) {
    Interaction.tap(.showing("Tape 3"))
    Interaction.mutate("a tape is added")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
