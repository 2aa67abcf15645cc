import CellHarness
import SwiftUI
import UIKit

public struct MultiSelectScreen: CellScreen {
  private let model = MultiSelectModel()
  private let controller: UIViewController
  public init() { controller = UIHostingController(rootView: MultiSelectView(model: model)) }
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] {
    [
      CellMutation("an option comes at the top") {
        if !model.options.contains("Ants") { model.options.insert("Ants", at: 0) }
      }
    ]
  }
}

// Re-told from https://github.com/oversizedev/OversizeUI/pull/61
let multiSelectScenarios: [Scenario] = [
  Scenario("stale-index-state/multi-select/correct", MultiSelectScreen.self) {
    Interaction.mutate("an option comes at the top")
  }
  .retelling("https://github.com/oversizedev/OversizeUI/pull/61")
]
