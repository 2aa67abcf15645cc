import CellHarness
import SwiftUI
import UIKit

public struct MultiSelectScreen: CellScreen {
  private let model = MultiSelectModel()
  private let controller: UIViewController
  public init() { controller = UIHostingController(rootView: MultiSelectView(model: model)) }
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] {
    [CellMutation("an option comes at the top") { model.options.insert("Ants", at: 0) }]
  }
}

// Re-told from https://github.com/oversizedev/OversizeUI/pull/61
let multiSelectScenarios: [Scenario] = [
  Scenario("stale-index-state/multi-select/buggy", MultiSelectScreen.self, expecting: ["stale-index-state"]) {
    Interaction.mutate("an option comes at the top")
  }
  .retelling("https://github.com/oversizedev/OversizeUI/pull/61")
]
