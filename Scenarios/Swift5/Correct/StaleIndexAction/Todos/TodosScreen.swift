import CellHarness
import SwiftUI
import UIKit

public struct IdentifiedTodosScreen: CellScreen {
  public init() {}
  public var rootViewController: UIViewController { UIHostingController(rootView: IdentifiedTodos()) }
}

let todosScenarios: [Scenario] = [
  Scenario("stale-index-action/todos/correct", IdentifiedTodosScreen.self) {
    Interaction.swipe(.showing("Todo 5"), .trailing)
    Interaction.tapAction("Delete")
  }
]
