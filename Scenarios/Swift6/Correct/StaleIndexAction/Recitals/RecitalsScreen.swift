import CellHarness
import SwiftUI
import UIKit

public struct RecitalsScreen: CellScreen {
  private let model: RecitalModel
  private let root: UIViewController
  public init() {
    model = RecitalModel()
    root = UIHostingController(rootView: RecitalsView(model: model))
  }
  public var rootViewController: UIViewController { root }
  public var mutations: [CellMutation] {
    [
      CellMutation("a gala is announced") { model.announce() }
    ]
  }
}

// Re-told from https://github.com/pointfreeco/sqlite-data/pull/13
let recitalsScenarios: [Scenario] = [
  Scenario("stale-index-action/recitals/correct", RecitalsScreen.self) {
    Interaction.tap("Recital 3")
    Interaction.mutate("a gala is announced")
    Interaction.tap(.showing("Mark as sold out"))
  }
  .retelling("https://github.com/pointfreeco/sqlite-data/pull/13")
]
