import CellHarness
import UIKit

public struct DishesScreen: CellScreen {
  private let controller = GrownDishesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("the curry is tried") { controller.markAsTried("Curry") }] }
}

let dishesScenarios: [Scenario] = [
  Scenario("added-at-configuration/dishes/buggy", DishesScreen.self, expecting: ["added-at-configuration"]) {
    Interaction.mutate("the curry is tried")
  }
]
