import CellHarness
import UIKit

public struct FlasksScreen: CellScreen {
  private let controller = FlasksViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("a price changes") { controller.reprice() }] }
}

let flasksScenarios: [Scenario] = [
  Scenario("lost-view-state/flasks/buggy", FlasksScreen.self, expecting: ["lost-view-state"]) {
    Interaction.tap("Flask 3", "Take")
    Interaction.mutate("a price changes")
  }
]
