import CellHarness
import UIKit

public struct BasketScreen: CellScreen {
  private let controller = BasketViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("three goods are sold out") { controller.sellOut() }] }
}

let basketScenarios: [Scenario] = [
  Scenario("stale-index-access/basket/buggy", BasketScreen.self, expecting: ["stale-index-access"]) {
    Interaction.tap(.showing("1 × Good 2"), .showing("Add"))
    Interaction.mutate("three goods are sold out")
    Interaction.tap(.showing("1 × Good 8"), .showing("Add"))
  }
]
