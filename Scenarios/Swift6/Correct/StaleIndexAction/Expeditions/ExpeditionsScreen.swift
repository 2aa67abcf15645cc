import CellHarness
import UIKit

public struct ExpeditionsScreen: CellScreen {
  private let controller = ExpeditionsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("a camp is pitched") { controller.pitch() }] }
}

let expeditionsScenarios: [Scenario] = [
  Scenario("stale-index-action/expeditions/correct", ExpeditionsScreen.self) {
    Interaction.reorder(.showing("Camp 3"), .after, .showing("Camp 6"))
    Interaction.mutate("a camp is pitched")
    Interaction.reorder(.showing("Camp 2"), .after, .showing("Camp 5"))
  }
]
