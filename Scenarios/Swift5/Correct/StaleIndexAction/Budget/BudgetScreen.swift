import CellHarness
import SwiftUI
import UIKit

public struct AskingBudgetScreen: CellScreen {
  private let controller = AskingBudgetViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("a post is added") { controller.add() }] }
}

let budgetScenarios: [Scenario] = [
  Scenario("stale-index-action/budget/correct", AskingBudgetScreen.self) {
    Interaction.mutate("a post is added")
    Interaction.type("7", .showing("Post 5"), nil, clearing: false)
    Interaction.scrollBy(900)
    Interaction.scrollToTop
  }
]
