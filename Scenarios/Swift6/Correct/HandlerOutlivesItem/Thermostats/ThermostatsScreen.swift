import CellHarness
import UIKit

public struct QuietThermostatsScreen: CellScreen {
  private let controller = QuietThermostatsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("eight rooms are heated") { controller.heat() }] }
}

let thermostatsScenarios: [Scenario] = [
  Scenario("handler-outlives-item/thermostats/correct", QuietThermostatsScreen.self) {
    Interaction.scrollToEnd
    Interaction.mutate("eight rooms are heated")
  }
]
