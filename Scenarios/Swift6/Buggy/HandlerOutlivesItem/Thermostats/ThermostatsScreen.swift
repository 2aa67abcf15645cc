import CellHarness
import UIKit

public struct ThermostatsScreen: CellScreen {
  private let controller = ThermostatsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("eight rooms are heated") { controller.heat() }] }
}

let thermostatsScenarios: [Scenario] = [
  Scenario("handler-outlives-item/thermostats/buggy", ThermostatsScreen.self, expecting: ["handler-outlives-item"]) {
    Interaction.scrollToEnd
    Interaction.mutate("eight rooms are heated")
  }
]
