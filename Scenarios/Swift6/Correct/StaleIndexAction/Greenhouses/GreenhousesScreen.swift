import CellHarness
import UIKit

public struct GreenhousesScreen: CellScreen {
  private let controller = UINavigationController(rootViewController: GreenhousesViewController())
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let greenhousesScenarios: [Scenario] = [
  Scenario("stale-index-action/greenhouses/correct", GreenhousesScreen.self) {
    Interaction.tap(.showing("Hide cacti"))
    Interaction.tap("Ferns", "Ferns")
    Interaction.tap(.showing("Hide cacti"))
  }
]
