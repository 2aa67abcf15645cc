import CellHarness
import UIKit

public struct HouseScreen: CellScreen {
  private let controller = HouseViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("a device is sold") { controller.remove() }] }
}

let houseScenarios: [Scenario] = [
  Scenario("leaked-view-state/house/correct", HouseScreen.self) {
    Interaction.toggle(.showing("Device 3"), to: true)
    Interaction.mutate("a device is sold")
    Interaction.toggle(.showing("Device 5"), to: true)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
