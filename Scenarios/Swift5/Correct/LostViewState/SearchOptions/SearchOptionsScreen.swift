import CellHarness
import UIKit

public struct SearchOptionsScreen: CellScreen {
  private let controller = SearchOptionsViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
}

// Re-told from https://github.com/wikimedia/wikipedia-ios/pull/3446
let searchOptionsScenarios: [Scenario] = [
  Scenario("lost-view-state/search-options/correct", SearchOptionsScreen.self) {
    Interaction.toggle(.showing("Search in titles"), to: true)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
  .retelling("https://github.com/wikimedia/wikipedia-ios/pull/3446")
]
