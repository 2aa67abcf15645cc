import CellHarness
import SwiftUI
import UIKit

public struct ThoughtRowsScreen: CellScreen {
  private let model = ThoughtRowsModel()
  private let root: UIViewController
  public init() { root = UIHostingController(rootView: ThoughtRowsView(model: model)) }
  public var rootViewController: UIViewController { root }
  public var mutations: [CellMutation] {
    [
      CellMutation("a thought is finished") { model.finish() }
    ]
  }
}

// Re-told from https://github.com/Th0rgal/sandboxed.sh/pull/417
let thoughtRowsScenarios: [Scenario] = [
  Scenario("stale-index-state/thought-rows/buggy", ThoughtRowsScreen.self, expecting: ["stale-index-state"]) {
    Interaction.tap(.showing("Looking for the port"), .showing("Looking for the port"))
    Interaction.mutate("a thought is finished")
  }
  .retelling("https://github.com/Th0rgal/sandboxed.sh/pull/417")
]
