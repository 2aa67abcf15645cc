import CellHarness
import UIKit

public struct AquariumsScreen: CellScreen {
  private let controller = AquariumsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] {
    [
      CellMutation("an aquarium is added") { controller.store.add() }
    ]
  }
}

let aquariumsScenarios: [Scenario] = [
  Scenario("handler-outlives-item/aquariums/correct", AquariumsScreen.self) {
    Interaction.tap(.showing("Tank 2"))
    Interaction.scrollBy(900)
    Interaction.scrollBy(900)
  }
]
