import CellHarness
import UIKit

public struct PostmarksScreen: CellScreen {
  private let controller = PostmarksViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let postmarksScenarios: [Scenario] = [
  Scenario("stuck-interaction-state/postmarks/correct", PostmarksScreen.self) {
    Interaction.tap(.showing("Postmark no. 3"))
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
