import CellHarness
import UIKit

/// The model swaps the two ends of a move instead of moving: after a move over several rows the list shows another
/// order than the model, and the wrong song is cut short.
public struct EncoresScreen: CellScreen {
  public let rootViewController: UIViewController

  public init() {
    rootViewController = UINavigationController(rootViewController: EncoresViewController(store: EncoresStore()))
  }
}

let encoresScenarios: [Scenario] = [
  Scenario("stale-content/encores/buggy", EncoresScreen.self, expecting: ["stale-content"]) {
    Interaction.tap("Edit")
    Interaction.reorder("Morning Train", .after, "Northern Lights")
    Interaction.tap("Done")
    Interaction.swipe("Paper Boats", .leading)
    Interaction.tapAction("Cut short")
  }
  .retelling("https://github.com/adamshin/SwiftReorder/issues/18")
]
