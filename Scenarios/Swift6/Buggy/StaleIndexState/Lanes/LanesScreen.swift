import CellHarness
import SwiftUI
import UIKit

public struct LanesScreen: CellScreen {
  private let model: LaneModel
  private let root: UIViewController
  public init() {
    model = LaneModel()
    root = UIHostingController(rootView: LanesView(model: model))
  }
  public var rootViewController: UIViewController { root }
  public var mutations: [CellMutation] {
    [
      CellMutation("a lane opens") { model.open() }
    ]
  }
}

/// What is selected are numbers of rows: when a lane opens, others are selected, and closed.
let lanesScenarios: [Scenario] = [
  Scenario("stale-index-state/lanes/buggy", LanesScreen.self, expecting: ["stale-index-state"]) {
    Interaction.tap("Lane 2")
    Interaction.tap("Lane 5")
    Interaction.mutate("a lane opens")
    Interaction.tap(.showing("Close selected"))
  }
]
