import CellHarness
import SwiftUI
import UIKit

public struct SortingTodosScreen: CellScreen {
  private let model = SortingTodosModel()
  private let controller: UIViewController
  public init() { controller = UIHostingController(rootView: SortingTodosView(model: model)) }
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("the milk is done and sinks") { model.complete(0) }] }
}

// Re-told from https://github.com/pointfreeco/swift-composable-architecture/issues/150
let sortingTodosScenarios: [Scenario] = [
  Scenario("stale-index-action/sorting-todos/buggy", SortingTodosScreen.self, expecting: ["stale-index-action"]) {
    Interaction.swipe(.showing("Eggs"), .trailing)
    Interaction.mutate("the milk is done and sinks")
    Interaction.tapAction("Delete")
  }
  .retelling("https://github.com/pointfreeco/swift-composable-architecture/issues/150")
]
