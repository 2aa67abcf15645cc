import CellHarness
import UIKit

public struct HostedOrderStatusScreen: CellScreen {
  private let controller = HostedOrderStatusViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let orderStatusScenarios: [Scenario] = [
  Scenario("detached-hosting-view/order-status/correct", HostedOrderStatusScreen.self) {
    Interaction.scrollBy(700)
    Interaction.scrollToTop
  }
]
