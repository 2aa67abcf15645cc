import CellHarness
import UIKit

public struct PhotoCommentsScreen: CellScreen {
  let controller = PhotoCommentsViewController()
  private let root: UINavigationController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
}

let photoCommentsScenarios: [Scenario] = [
  Scenario("stale-index-action/photo-comments/correct", PhotoCommentsScreen.self) {
    Interaction.tap("Gulls")
    Interaction.type("Lovely", into: "Your comment")
    Interaction.tap("Send")
    Interaction.tap("Cancel")
  }
]
