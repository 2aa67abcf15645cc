import CellHarness
import SwiftUI
import UIKit

public struct VersesScreen: CellScreen {
  private let model: VersesModel
  private let controller: UIViewController
  public init() {
    let model = VersesModel()
    self.model = model
    controller = UIHostingController(rootView: VersesView(model: model))
  }
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("the first goes") { model.removeFirst() }] }
}

let versesScenarios: [Scenario] = [
  Scenario("stale-index-action/verses/correct", VersesScreen.self) {
    Interaction.hurry(0.1)
    Interaction.tap(.showing("Verse 5"), "Like")
    Interaction.mutate("the first goes")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
