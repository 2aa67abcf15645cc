import CellHarness
import UIKit

/// The configurationUpdateHandler is set only for tanks that need cleaning, and stays on the cell: who taps a yellow
/// tank ("Tank 2") has cleaned it but it stays yellow, and who scrolls down sees tanks yellow that need no cleaning.
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
  Scenario("handler-outlives-item/aquariums/buggy", AquariumsScreen.self, expecting: ["handler-outlives-item"]) {
    Interaction.tap(.showing("Tank 2"))
    Interaction.scrollBy(900)
    Interaction.scrollBy(900)
  }
]
