import CellHarness
import UIKit

public struct ObservationsScreen: CellScreen {
  public let rootViewController: UIViewController

  public init() {
    rootViewController = UINavigationController(rootViewController: ObservationViewController(observation: PlantObservation()))
  }
}

let observationsScenarios: [Scenario] = [
  Scenario("stale-index-action/observations/correct", ObservationsScreen.self) {
    Interaction.tap("Leaf, lower side")
    Interaction.tap("Trash")
  }
  .retelling("https://github.com/inaturalist/INaturalistIOS/issues/188")
]
