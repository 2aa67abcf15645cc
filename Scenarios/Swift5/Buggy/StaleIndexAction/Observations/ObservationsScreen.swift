import CellHarness
import UIKit

/// The viewer hands the index of a photo to a method that expects the index of a tile, and the first tile is "Add
/// photo": Trash removes the photo before the one that is shown.
public struct ObservationsScreen: CellScreen {
  public let rootViewController: UIViewController

  public init() {
    rootViewController = UINavigationController(rootViewController: ObservationViewController(observation: PlantObservation()))
  }
}

let observationsScenarios: [Scenario] = [
  Scenario("stale-index-action/observations/buggy", ObservationsScreen.self, expecting: ["stale-index-action"]) {
    Interaction.tap("Leaf, lower side")
    Interaction.tap("Trash")
  }
  .retelling("https://github.com/inaturalist/INaturalistIOS/issues/188")
]
