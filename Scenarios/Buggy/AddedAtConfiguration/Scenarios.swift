import CellHarness
import UIKit

public struct AddedGlassesScreen: CellScreen {
  private let controller = AddedGlassesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct ReplacedGlassesScreen: CellScreen {
  private let controller = ReplacedGlassesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct GrownRecipesScreen: CellScreen {
  private let controller = GrownRecipesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("the curry is tried") { controller.markAsTried("Curry") }] }
}

public struct CleanRecipesScreen: CellScreen {
  private let controller = CleanRecipesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("the curry is tried") { controller.markAsTried("Curry") }] }
}

public struct CountedRecipesScreen: CellScreen {
  private let controller = CountedRecipesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("the curry is tried") { controller.markAsTried("Curry") }] }
}

public let scenarios: [Scenario] = [
  Scenario("glasses/added", AddedGlassesScreen.self, expecting: ["added-at-configuration"]) {
    Interaction.tap(.showing("Day 2: 0"), .showing("Drink"))
    Interaction.tap(.showing("Day 2: 1"), .showing("Drink"))
  },
  Scenario("glasses/replaced", ReplacedGlassesScreen.self) {
    Interaction.tap(.showing("Day 2: 0"), .showing("Drink"))
    Interaction.tap(.showing("Day 2: 1"), .showing("Drink"))
  },
  Scenario("dishes/grown", GrownRecipesScreen.self, expecting: ["added-at-configuration"]) {
    Interaction.mutate("the curry is tried")
  },
  Scenario("dishes/clean", CleanRecipesScreen.self) {
    Interaction.mutate("the curry is tried")
  },
  Scenario("dishes/counted", CountedRecipesScreen.self) {
    Interaction.mutate("the curry is tried")
  },
]
