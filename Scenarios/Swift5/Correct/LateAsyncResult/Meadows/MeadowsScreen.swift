import CellHarness
import UIKit

public struct MeadowsScreen: CellScreen {
  private let controller = MeadowsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] {
    [
      CellMutation("a meadow is added") { controller.addMeadow() }
    ]
  }
}

let meadowsScenarios: [Scenario] = [
  Scenario("late-async-result/meadows/correct", MeadowsScreen.self) {
    Interaction.hurry(0.1)
    Interaction.scrollBy(900)
    Interaction.hurry(0.1)
    Interaction.scrollBy(900)
    Interaction.scrollBy(-900)
    Interaction.wait(2)
  }
]
