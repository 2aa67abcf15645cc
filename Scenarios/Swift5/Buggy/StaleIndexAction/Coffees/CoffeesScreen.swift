import CellHarness
import UIKit

public struct CoffeesScreen: CellScreen {
  private let controller = CoffeesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("a special is added") { controller.addSpecial() }] }
}

let coffeesScenarios: [Scenario] = [
  Scenario("stale-index-action/coffees/buggy", CoffeesScreen.self, expecting: ["stale-index-action"]) {
    Interaction.mutate("a special is added")
    Interaction.tap(.showing("Coffee 3"), .showing("Order"))
    Interaction.scrollBy(300)
  }
]
