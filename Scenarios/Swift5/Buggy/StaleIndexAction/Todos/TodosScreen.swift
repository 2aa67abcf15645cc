import CellHarness
import SwiftUI
import UIKit

public struct OpenTodosScreen: CellScreen {
  public init() {}
  public var rootViewController: UIViewController { UIHostingController(rootView: OpenTodos()) }
}

let todosScenarios: [Scenario] = [
  Scenario("stale-index-action/todos/buggy", OpenTodosScreen.self, expecting: ["stale-index-action"]) {
    Interaction.swipe(.showing("Todo 5"), .trailing)
    Interaction.tapAction("Delete")
  }
]
