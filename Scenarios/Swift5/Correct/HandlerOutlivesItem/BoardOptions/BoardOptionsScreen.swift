import CellHarness
import UIKit

public struct BoardOptionsScreen: CellScreen {
  private let controller = BoardOptionsViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
}

// Re-told from https://github.com/herzbube/littlego/issues/442
let boardOptionsScenarios: [Scenario] = [
  Scenario("handler-outlives-item/board-options/correct", BoardOptionsScreen.self) {
    Interaction.scrollToEnd
    Interaction.toggle(.showing("Use iCloud"), to: true)
    Interaction.scrollToTop
  }
  .retelling("https://github.com/herzbube/littlego/issues/442")
]
