import CellHarness
import UIKit

public struct PicnicBasketScreen: CellScreen {
  private let root = UINavigationController(rootViewController: PicnicBasketViewController())
  public init() {}
  public var rootViewController: UIViewController { root }
}

let picnicBasketScenarios: [Scenario] = [
  Scenario("stale-content/picnic-basket/buggy", PicnicBasketScreen.self, expecting: ["stale-content"]) {
    Interaction.tap("Cheese", "More")
    Interaction.swipe("Cheese", .trailing)
    Interaction.tapAction("Remove")
  }
]
