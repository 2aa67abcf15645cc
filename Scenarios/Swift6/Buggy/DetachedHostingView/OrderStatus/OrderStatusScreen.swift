import CellHarness
import UIKit

public struct OrderStatusScreen: CellScreen {
  private let controller = OrderStatusViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let orderStatusScenarios: [Scenario] = [
  Scenario("detached-hosting-view/order-status/buggy", OrderStatusScreen.self, expecting: ["detached-hosting-view"]) {
    Interaction.scrollBy(700)
    Interaction.scrollToTop
  }
]
