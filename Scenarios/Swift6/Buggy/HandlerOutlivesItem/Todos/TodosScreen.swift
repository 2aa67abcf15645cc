import CellHarness
import UIKit

public struct TodosScreen: CellScreen {
  private let controller = TodosViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let todosScenarios: [Scenario] = [
  Scenario("handler-outlives-item/todos/buggy", TodosScreen.self, expecting: ["handler-outlives-item"]) {
    Interaction.scrollBy(1200)
    Interaction.toggle(.showing("Todo 32"), nil, to: true)
    Interaction.scrollToTop
  }
]
