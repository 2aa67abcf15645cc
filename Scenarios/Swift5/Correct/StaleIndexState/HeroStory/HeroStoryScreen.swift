import CellHarness
import UIKit

/// Looks like heights that are kept by index path: the story that was first has the height of the one that stood behind it. But the first
/// row is taller, whatever it says.
public struct HeroStoryScreen: CellScreen {
  private let controller = HeroStoryViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

let heroStoryScenarios: [Scenario] = [
  Scenario("stale-index-state/hero-story/correct", HeroStoryScreen.self) {
    Interaction.tap(.showing("Update"))
  }
]
