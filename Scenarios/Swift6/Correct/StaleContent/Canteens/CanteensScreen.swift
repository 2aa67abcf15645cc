import CellHarness
import UIKit

public struct CanteensScreen: CellScreen {
  private let controller = CanteensViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("prices rise") { controller.raisePrices() }] }
}

let canteensScenarios: [Scenario] = [
  Scenario("stale-content/canteens/correct", CanteensScreen.self) {
    Interaction.tap(.showing("Canteen 2"))
    Interaction.mutate("prices rise")
    Interaction.tap(.showing("Canteen 1"))
    Interaction.tap(.showing("Canteen 2"))
    Interaction.mutate("prices rise")
    Interaction.tap(.showing("Canteen 2"))
    Interaction.scrollToEnd
  }
]
