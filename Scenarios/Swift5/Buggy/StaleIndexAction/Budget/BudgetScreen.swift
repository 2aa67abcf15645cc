import CellHarness
import SwiftUI
import UIKit

public struct BudgetScreen: CellScreen {
  private let controller = BudgetViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("a post is added") { controller.add() }] }
}

let budgetScenarios: [Scenario] = [
  Scenario("stale-index-action/budget/buggy", BudgetScreen.self, expecting: ["stale-index-action"]) {
    Interaction.mutate("a post is added")
    Interaction.type("7", .showing("Post 5"), nil, clearing: false)
    Interaction.scrollBy(900)
    Interaction.scrollToTop
  }
]
