import CellHarness
import UIKit

public struct BorderPostsScreen: CellScreen {
  private let controller = BorderPostsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let borderPostsScenarios: [Scenario] = [
  Scenario("leaked-appearance/border-posts/correct", BorderPostsScreen.self) {
    Interaction.scrollToEnd
  }
]
