import CellHarness
import SwiftUI
import UIKit

public struct TurnOrderScreen: CellScreen {
  private let controller: UIViewController

  public init() { controller = UINavigationController(rootViewController: TurnsViewController(table: RoundTable())) }

  public var rootViewController: UIViewController { controller }
}

let turnOrderScenarios: [Scenario] = [
  Scenario("stale-index-action/turn-order/correct", TurnOrderScreen.self) {
    Interaction.swipe("Ada", .trailing)
    Interaction.tapAction("Sit out")
    Interaction.tap("Back in")
  }
]
