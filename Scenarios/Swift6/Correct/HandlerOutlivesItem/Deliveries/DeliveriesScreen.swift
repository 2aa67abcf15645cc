import CellHarness
import UIKit

public struct SingleDeliveriesScreen: CellScreen {
  private let controller = SingleDeliveriesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("five are sent") { controller.send() }] }
}

let deliveriesScenarios: [Scenario] = [
  Scenario("handler-outlives-item/deliveries/correct", SingleDeliveriesScreen.self) {
    Interaction.scrollToEnd
    Interaction.mutate("five are sent")
  }
]
