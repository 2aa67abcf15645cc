import CellHarness
import UIKit

public struct PostmarksScreen: CellScreen {
  private let controller = PostmarksViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let postmarksScenarios: [Scenario] = [
  Scenario("stuck-interaction-state/postmarks/buggy", PostmarksScreen.self, expecting: ["stuck-interaction-state"]) {
    Interaction.tap(.showing("Postmark no. 3"))
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
