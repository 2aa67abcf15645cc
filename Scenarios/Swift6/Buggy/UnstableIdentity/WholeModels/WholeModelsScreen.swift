import CellHarness
import UIKit

public struct TrackedHabitsScreen: CellScreen {
  private let controller = TrackedHabitsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("midnight passes") { controller.midnight() }] }
}

let wholeModelsScenarios: [Scenario] = [
  Scenario("unstable-identity/whole-models/buggy", TrackedHabitsScreen.self, expecting: ["unstable-identity"]) {
    Interaction.tap(.showing("Habit 3"))
    Interaction.mutate("midnight passes")
    Interaction.scrollBy(600)
  }
]
