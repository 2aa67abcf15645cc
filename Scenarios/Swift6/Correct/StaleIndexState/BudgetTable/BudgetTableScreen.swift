import CellHarness
import UIKit

public struct BudgetScreen: CellScreen {
  private let controller = BudgetViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("a coffee is bought") { controller.spend() }] }
}

let budgetTableScenarios: [Scenario] = [
  Scenario("stale-index-state/budget-table/correct", BudgetScreen.self) {
    Interaction.tap(.showing("Purchase 3"))
    Interaction.mutate("a coffee is bought")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
