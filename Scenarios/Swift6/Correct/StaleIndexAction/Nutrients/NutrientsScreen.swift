import CellHarness
import SwiftUI

public struct NutrientsScreen: CellScreen {
  private let table: NutrientTable
  private let controller: UIViewController

  public init() {
    table = NutrientTable()
    controller = UIHostingController(rootView: NutrientsView(table: table))
  }

  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] {
    let table = table
    return [CellMutation("a food is added") { table.add() }]
  }
}

let nutrientsScenarios: [Scenario] = [
  Scenario("stale-index-action/nutrients/correct", NutrientsScreen.self) {
    Interaction.tap("Food 3", "86 kcal")
    Interaction.tap("Food 2", "Food 2")
    Interaction.mutate("a food is added")
    Interaction.scrollToEnd
    Interaction.tap("Food 30", "Food 30")
    Interaction.scrollToTop
  }
]
