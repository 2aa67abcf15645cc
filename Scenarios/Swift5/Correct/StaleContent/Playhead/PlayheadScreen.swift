import CellHarness
import UIKit

public struct PlayheadScreen: CellScreen {
  private let controller: UIViewController

  public init() { controller = UINavigationController(rootViewController: TalksViewController()) }

  public var rootViewController: UIViewController { controller }
}

let playheadScenarios: [Scenario] = [
  Scenario("stale-content/playhead/correct", PlayheadScreen.self) {
    Interaction.tap("Mosses")
    Interaction.tap("Play")
    Interaction.wait(seconds: 9)
    Interaction.back
  }
]
