import CellHarness
import UIKit

public struct SingleTodosScreen: CellScreen {
  private let controller = SingleTodosViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let todosScenarios: [Scenario] = [
  Scenario("handler-outlives-item/todos/correct", SingleTodosScreen.self) {
    Interaction.scrollBy(1200)
    Interaction.toggle(.showing("Todo 32"), nil, to: true)
    Interaction.scrollToTop
  }
]
