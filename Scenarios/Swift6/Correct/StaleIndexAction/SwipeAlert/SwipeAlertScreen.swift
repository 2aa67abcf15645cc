import CellHarness
import UIKit

public struct DevicesScreen: CellScreen {
  private let controller = DevicesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("headphones are found") { controller.discover() }] }
}

let swipeAlertScenarios: [Scenario] = [
  Scenario("stale-index-action/swipe-alert/correct", DevicesScreen.self) {
    Interaction.swipe(.showing("Device 3"), .trailing)
    Interaction.tapAction("Forget")
    Interaction.mutate("headphones are found")
    Interaction.tapAlert("Forget")
    Interaction.scrollBy(400)
  }
]
