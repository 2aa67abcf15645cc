import CellHarness
import UIKit

public struct OutlineScreen: CellScreen {
  public let rootViewController: UIViewController

  public init() {
    rootViewController = UINavigationController(rootViewController: OutlineViewController(document: OutlineDocument()))
  }
}

let outlineScenarios: [Scenario] = [
  Scenario("stale-index-action/outline/correct", OutlineScreen.self) {
    Interaction.swipe("Book the hall", .trailing)
    Interaction.tapAction("Delete")
    Interaction.tap("Undo")
  }
  .retelling("https://github.com/vincode-io/Zavala/issues/61")
]
