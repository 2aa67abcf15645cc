import CellHarness
import UIKit

public struct StepsScreen: CellScreen {
  private let controller = StepsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("some walk") { controller.walk() }] }
}

let stepsScenarios: [Scenario] = [
  Scenario("unstable-identity/steps/buggy", StepsScreen.self, expecting: ["unstable-identity"]) {
    Interaction.select(.showing("Person 4"))
    Interaction.mutate("some walk")
    Interaction.scrollBy(400)
    Interaction.mutate("some walk")
  }
]
