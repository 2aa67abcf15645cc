import CellHarness
import UIKit

public struct ArticlesScreen: CellScreen {
  private let controller = ArticlesViewController()

  public init() {}

  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

let articlesScenarios: [Scenario] = [
  // Looks like a mistake and is none: set of ids.
  // Correct: what is saved lives in a set of ids, not in the rows.
  Scenario("stale-index-state/articles/correct", ArticlesScreen.self) {
    Interaction.tap(.showing("Movement: what helps (2)"), .showing("Save"))
    Interaction.tap(.showing("Skin: what helps (5)"), .showing("Save"))
    Interaction.scrollBy(900)
    Interaction.scrollToEnd
    Interaction.tap(.showing("Movement: what helps (44)"), .showing("Save"))
    Interaction.scrollToTop
    Interaction.tap(.showing("Movement: what helps (2)"), .showing("Save"))
    Interaction.cycleCellStates
  }
]
