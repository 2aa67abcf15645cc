import CellHarness
import UIKit

public struct EncoresScreen: CellScreen {
  public let rootViewController: UIViewController

  public init() {
    rootViewController = UINavigationController(rootViewController: EncoresViewController(store: EncoresStore()))
  }
}

let encoresScenarios: [Scenario] = [
  Scenario("stale-content/encores/correct", EncoresScreen.self) {
    Interaction.tap("Edit")
    Interaction.reorder("Morning Train", .after, "Northern Lights")
    Interaction.tap("Done")
    Interaction.swipe("Paper Boats", .leading)
    Interaction.tapAction("Cut short")
  }
  .retelling("https://github.com/adamshin/SwiftReorder/issues/18")
]
