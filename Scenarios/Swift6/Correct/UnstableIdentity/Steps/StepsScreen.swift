import CellHarness
import UIKit

public struct LastingStepsScreen: CellScreen {
  private let controller = LastingStepsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("some walk") { controller.walk() }] }
}

let stepsScenarios: [Scenario] = [
  Scenario("unstable-identity/steps/correct", LastingStepsScreen.self) {
    Interaction.select(.showing("Person 4"))
    Interaction.mutate("some walk")
    Interaction.scrollBy(400)
    Interaction.mutate("some walk")
  }
]
