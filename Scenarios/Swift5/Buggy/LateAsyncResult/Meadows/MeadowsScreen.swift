import CellHarness
import UIKit

/// A second request for a count on its way is dropped together with its completion: who scrolls down and back up (or
/// adds a meadow) before the counts are there has meadows that say "Counting…" for good, until they are configured
/// again (https://github.com/openedx/edx-app-ios/pull/24).
public struct MeadowsScreen: CellScreen {
  private let controller = MeadowsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] {
    [
      CellMutation("a meadow is added") { controller.addMeadow() }
    ]
  }
}

let meadowsScenarios: [Scenario] = [
  Scenario("late-async-result/meadows/buggy", MeadowsScreen.self, expecting: ["late-async-result"]) {
    Interaction.hurry(0.1)
    Interaction.scrollBy(900)
    Interaction.hurry(0.1)
    Interaction.scrollBy(900)
    Interaction.scrollBy(-900)
    Interaction.wait(2)
  }
]
