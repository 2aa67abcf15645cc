import CellHarness
import SwiftUI

/// A refused toggle puts back the whole list as it was before the request: what else was marked in between is unmarked
/// again.
public struct SeasonsScreen: CellScreen {
  private let controller: UIViewController

  public init() { controller = UIHostingController(rootView: SeasonsView()) }

  public var rootViewController: UIViewController { controller }
}

let seasonsScenarios: [Scenario] = [
  Scenario("late-async-result/seasons/buggy", SeasonsScreen.self, expecting: ["late-async-result"]) {
    Interaction.hurry(0.2)
    Interaction.tap("The long reel", "Watch for")
    Interaction.tap("Ashore", "Watch for")
    Interaction.wait(2)
  }
  .retelling("https://github.com/ruddarr/app/pull/709")
]
