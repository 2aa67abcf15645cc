import CellHarness
import UIKit

public struct NearbyDevicesScreen: CellScreen {
  private let controller = NearbyDevicesViewController()

  public init() {}

  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

let devicesScenarios: [Scenario] = [
  // Looks like a mistake and is none: handler without item.
  // Correct: the handler is set once for each cell and knows no item.
  Scenario("handler-outlives-item/devices/correct", NearbyDevicesScreen.self) {
    Interaction.tap(.showing("Sensor 3"), nil)
    Interaction.scrollBy(700)
    Interaction.tap(.showing("Sensor 20"), nil)
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.cycleCellStates
  }
]
