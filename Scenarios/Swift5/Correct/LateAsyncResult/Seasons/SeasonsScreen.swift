import CellHarness
import SwiftUI

public struct SeasonsScreen: CellScreen {
  private let controller: UIViewController

  public init() { controller = UIHostingController(rootView: SeasonsView()) }

  public var rootViewController: UIViewController { controller }
}

let seasonsScenarios: [Scenario] = [
  Scenario("late-async-result/seasons/correct", SeasonsScreen.self) {
    Interaction.hurry(0.2)
    Interaction.tap("The long reel", "Watch for")
    Interaction.tap("Ashore", "Watch for")
    Interaction.wait(2)
  }
  .retelling("https://github.com/ruddarr/app/pull/709")
]
