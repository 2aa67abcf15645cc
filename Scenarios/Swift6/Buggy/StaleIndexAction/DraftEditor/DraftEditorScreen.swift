import CellHarness
import SwiftUI
import UIKit

public struct DraftEditorScreen: CellScreen {
  private let model = DraftEditorModel()
  private let root: UIViewController
  public init() { root = UIHostingController(rootView: DraftEditorView(model: model)) }
  public var rootViewController: UIViewController { root }
  public var mutations: [CellMutation] {
    [
      CellMutation("the first draft is sent elsewhere") { model.firstIsSent() }
    ]
  }
}

// Re-told from https://github.com/pointfreeco/sqlite-data/pull/13
let draftEditorScenarios: [Scenario] = [
  Scenario("stale-index-action/draft-editor/buggy", DraftEditorScreen.self, expecting: ["stale-index-action"]) {
    Interaction.tap(.showing("Speech"))
    Interaction.mutate("the first draft is sent elsewhere")
    Interaction.tap(.showing("Save"))
  }
  .retelling("https://github.com/pointfreeco/sqlite-data/pull/13")
]
