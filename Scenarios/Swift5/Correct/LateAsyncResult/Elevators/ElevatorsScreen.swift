import CellHarness
import UIKit

public struct ElevatorsScreen: CellScreen {
  private let controller = ElevatorsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] {
    [
      CellMutation("the next lift is called") { controller.callNextElevator() }
    ]
  }
}

let elevatorsScenarios: [Scenario] = [
  Scenario("late-async-result/elevators/correct", ElevatorsScreen.self) {
    Interaction.scrollBy(900)
    Interaction.mutate("the next lift is called")
  }
]
