import CellHarness
import UIKit

public struct CargoTreeScreen: CellScreen {
  private let navigation = UINavigationController(rootViewController: CargoTreeViewController(manifest: CargoManifest()))

  public init() {}

  public var rootViewController: UIViewController { navigation }
}

// Re-told from https://github.com/Augustyniak/RATreeView/issues/195
let cargoTreeScenarios: [Scenario] = [
  Scenario("stale-index-action/cargo-tree/correct", CargoTreeScreen.self) {
    Interaction.tap(.showing("Container Asker"))
    Interaction.tap(.showing("Pallet AA"))
    Interaction.swipe(.showing("Pallet AB"), .trailing)
    Interaction.tapAction("Unload")
  }
  .retelling("https://github.com/Augustyniak/RATreeView/issues/195")
]
