import CellHarness
import UIKit

public struct ExpensesScreen: CellScreen {
  private let controller = ExpensesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let expensesScenarios: [Scenario] = [
  Scenario("lost-view-state/expenses/buggy", ExpensesScreen.self, expecting: ["lost-view-state"]) {
    Interaction.type("12", .showing("Trip 2"), nil, clearing: false)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
