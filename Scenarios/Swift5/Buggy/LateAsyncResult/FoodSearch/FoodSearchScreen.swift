import CellHarness
import UIKit

public struct FoodSearchScreen: CellScreen {
  private let controller = FoodSearchViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
  public var mutations: [CellMutation] {
    [
      CellMutation("types «c»") { controller.search("c") },
      CellMutation("types «ch»") { controller.search("ch") },
      CellMutation("types «cho»") { controller.search("cho") },
    ]
  }
  public static var network: [NetworkAnswer] {
    [
      NetworkAnswer(
        "https://food.example/search/c", .json(#"["Carrots", "Cheddar", "Chips", "Chocolate", "Cocoa"]"#), after: 1.2),
      NetworkAnswer("https://food.example/search/ch", .json(#"["Cheddar", "Chips", "Chocolate"]"#), after: 0.6),
      NetworkAnswer("https://food.example/search/cho", .json(#"["Chocolate"]"#), after: 0.2),
      NetworkAnswer("https://food.example/search/*", .json("[]"), after: 0.4),
    ]
  }
}

// Re-told from https://github.com/openfoodfacts/openfoodfacts-ios/issues/8
let foodSearchScenarios: [Scenario] = [
  Scenario("late-async-result/food-search/buggy", FoodSearchScreen.self, expecting: ["late-async-result"]) {
    Interaction.hurry(0.1)
    Interaction.mutate("types «c»")
    Interaction.hurry(0.1)
    Interaction.mutate("types «ch»")
    Interaction.mutate("types «cho»")
    Interaction.tap(.showing("Chocolate"))
  }
  .retelling("https://github.com/openfoodfacts/openfoodfacts-ios/issues/8")
]
