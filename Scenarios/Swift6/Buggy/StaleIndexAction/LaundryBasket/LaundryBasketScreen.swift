import CellHarness
import UIKit

public struct LaundryBasketScreen: CellScreen {
  private let controller = LaundryBasketViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public func identity(at indexPath: IndexPath, in list: UIScrollView) -> AnyHashable? {
    controller.pieces.indices.contains(indexPath.row) ? controller.pieces[indexPath.row] : nil
  }
}

let laundryBasketScenarios: [Scenario] = [
  Scenario("stale-index-action/laundry-basket/buggy", LaundryBasketScreen.self, expecting: ["stale-index-action"]) {
    Interaction.hurry()
    Interaction.tap("Shirt 1")
    Interaction.tap("Shirt 2")
  }
]
