import CellHarness
import UIKit

public struct WorkoutsScreen: CellScreen {
  private let controller = WorkoutsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] {
    [CellMutation("a workout is added") { controller.add() }, CellMutation("the order is turned round") { controller.reverse() }]
  }
}

let workoutsScenarios: [Scenario] = [
  Scenario("stale-index-state/workouts/correct", WorkoutsScreen.self) {
    Interaction.tap(.showing("Workout 2"), nil)
    Interaction.tap(.showing("Workout 4"), nil)
    Interaction.mutate("a workout is added")
    Interaction.scrollBy(900)
    Interaction.mutate("the order is turned round")
    Interaction.scrollToEnd
    Interaction.tap(.showing("Workout 2"), nil)
    Interaction.scrollToTop
    Interaction.cycleCellStates
  }
]
