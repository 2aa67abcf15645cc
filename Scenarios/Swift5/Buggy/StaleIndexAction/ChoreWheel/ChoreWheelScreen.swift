import CellHarness
import SwiftUI
import UIKit

public struct ChoreWheelScreen: CellScreen {
  private let board = ChoreBoard()
  private let controller: UIViewController
  public init() { controller = UIHostingController(rootView: ChoreWheelView(board: board)) }
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] {
    [CellMutation("Cleo adds a chore") { [board] in board.add("Oil the gate", who: "Cleo") }]
  }
}

// Re-told from https://github.com/pointfreeco/swift-composable-architecture/issues/150
/// Not found yet: a question keeps a place, and the list orders itself by a timer while it is open.
let choreWheelScenarios: [Scenario] = [
  Scenario("stale-index-action/chore-wheel/buggy", ChoreWheelScreen.self, expecting: ["stale-index-action"]) {
    Interaction.hurry(0.3)
    Interaction.tap(.showing("Take out glass"), .showing("Open"))
    Interaction.hurry(0.3)
    Interaction.swipe(.showing("Take out glass"), .trailing)
    Interaction.hurry(0.3)
    Interaction.tapAction("Delete")
    Interaction.wait(2)
    Interaction.tapAlert("Delete for good")
  }
  .retelling("https://github.com/pointfreeco/swift-composable-architecture/issues/150")
]
