import CellHarness
import UIKit

public struct DishesScreen: CellScreen {
  private let controller = CleanDishesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("the curry is tried") { controller.markAsTried("Curry") }] }
}

public struct CountedDishesScreen: CellScreen {
  private let controller = CountedDishesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("the curry is tried") { controller.markAsTried("Curry") }] }
}

let dishesScenarios: [Scenario] = [
  Scenario("added-at-configuration/dishes/correct", DishesScreen.self) {
    Interaction.mutate("the curry is tried")
  },
  Scenario("added-at-configuration/dishes/correct/counted", CountedDishesScreen.self) {
    Interaction.mutate("the curry is tried")
  },
]
