import CellHarness
import UIKit

public struct BorderPostsScreen: CellScreen {
  private let controller = BorderPostsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let borderPostsScenarios: [Scenario] = [
  Scenario("leaked-appearance/border-posts/buggy", BorderPostsScreen.self, expecting: ["leaked-appearance"]) {
    Interaction.scrollToEnd
  }
]
