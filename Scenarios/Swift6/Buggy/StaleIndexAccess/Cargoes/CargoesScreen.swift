import CellHarness
import UIKit

public struct CargoesScreen: CellScreen {
  private let controller = CargoesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("the first cargo is cancelled") { controller.cancelFirst() }] }
}

// Re-told from https://github.com/Danie1s/Tiercel/issues/161
let cargoesScenarios: [Scenario] = [
  Scenario("stale-index-access/cargoes/buggy", CargoesScreen.self, expecting: ["stale-index-access"]) {
    Interaction.hurry(0.5)
    Interaction.tap("Cargo 4", "Get")
    Interaction.mutate("the first cargo is cancelled")
    Interaction.wait(3)
  }
  .retelling("https://github.com/Danie1s/Tiercel/issues/161")
]
