import CellHarness
import UIKit

public struct PlantCareScreen: CellScreen {
  private let controller = PlantCareViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] {
    [
      CellMutation("a dry week passes") { controller.dryOut() }
    ]
  }
}

let plantCareScenarios: [Scenario] = [
  Scenario("unstable-identity/plant-care/correct", PlantCareScreen.self) {
    Interaction.tap(.showing("Plant 2"))
    Interaction.tap(.showing("Plant 5"))
    Interaction.scrollToEnd
    Interaction.tap(.showing("Plant 9"))
    Interaction.mutate("a dry week passes")
    Interaction.scrollToTop
    Interaction.cycleCellStates
  }
]
