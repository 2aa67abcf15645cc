import CellHarness
import UIKit

public struct DeliveriesScreen: CellScreen {
  private let controller = DeliveriesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("five are sent") { controller.send() }] }
}

let deliveriesScenarios: [Scenario] = [
  Scenario("handler-outlives-item/deliveries/buggy", DeliveriesScreen.self, expecting: ["handler-outlives-item"]) {
    Interaction.scrollToEnd
    Interaction.mutate("five are sent")
  }
]
