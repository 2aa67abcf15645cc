import CellHarness
import UIKit

public struct LineupScreen: CellScreen {
  private let controller: UIViewController

  public init() { controller = UINavigationController(rootViewController: LineupViewController()) }

  public var rootViewController: UIViewController { controller }
}

let lineupScenarios: [Scenario] = [
  Scenario("stale-index-action/lineup/correct", LineupScreen.self) {
    Interaction.tap("Carlo")
    Interaction.tap("Let him bat earlier")
  }
]
