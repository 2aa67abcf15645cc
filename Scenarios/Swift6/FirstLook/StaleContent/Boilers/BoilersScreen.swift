import CellHarness
import SwiftUI

public struct BoilersScreen: CellScreen {
  private let plant: BoilerPlant
  private let controller: UIViewController

  public init() {
    plant = BoilerPlant()
    controller = UIHostingController(rootView: BoilersView(plant: plant))
  }

  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] {
    let plant = plant
    return [
      CellMutation("boiler 5 reports a fault") { plant.set(.fault, of: 5) },
      CellMutation("boiler 5 is repaired") { plant.set(.running, of: 5) },
    ]
  }
}

// Re-told from https://github.com/henrywang/Berthly, pull request 10
let boilersScenarios: [Scenario] = [
  Scenario("stale-content/boilers/buggy", BoilersScreen.self, expecting: ["stale-content"]) {
    Interaction.tap("Boiler 3", "Stop")
  }
  .retelling("https://github.com/henrywang/Berthly/pull/10")
]
