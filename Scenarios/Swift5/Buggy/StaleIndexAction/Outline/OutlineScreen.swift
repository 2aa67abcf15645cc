import CellHarness
import UIKit

/// A deletion remembers the entry that stood before; the first entry has none, and undo puts it at the end.
public struct OutlineScreen: CellScreen {
  public let rootViewController: UIViewController

  public init() {
    rootViewController = UINavigationController(rootViewController: OutlineViewController(document: OutlineDocument()))
  }
}

let outlineScenarios: [Scenario] = [
  Scenario("stale-index-action/outline/buggy", OutlineScreen.self, expecting: ["stale-index-action"]) {
    Interaction.swipe("Book the hall", .trailing)
    Interaction.tapAction("Delete")
    Interaction.tap("Undo")
  }
  .retelling("https://github.com/vincode-io/Zavala/issues/61")
]
