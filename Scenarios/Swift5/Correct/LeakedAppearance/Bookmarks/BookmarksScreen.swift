import CellHarness
import UIKit

public struct BookmarksScreen: CellScreen {
  private let controller = BookmarksViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

let bookmarksScenarios: [Scenario] = [
  Scenario("leaked-appearance/bookmarks/correct", BookmarksScreen.self) {
    Interaction.scrollBy(700)
    Interaction.tap(.showing("Page 15"), nil)
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.cycleCellStates
  }
]
