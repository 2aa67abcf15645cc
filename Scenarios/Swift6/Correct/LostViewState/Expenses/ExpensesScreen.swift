import CellHarness
import UIKit

public struct KeptExpensesScreen: CellScreen {
  private let controller = KeptExpensesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let expensesScenarios: [Scenario] = [
  Scenario("lost-view-state/expenses/correct", KeptExpensesScreen.self) {
    Interaction.type("12", .showing("Trip 2"), nil, clearing: false)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
