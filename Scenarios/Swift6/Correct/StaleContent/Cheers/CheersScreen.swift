import CellHarness
import SwiftUI
import UIKit

public struct CheersScreen: CellScreen {
  private let model: CheerModel
  private let root: UIViewController
  public init() {
    model = CheerModel()
    root = UIHostingController(rootView: CheersView(model: model))
  }
  public var rootViewController: UIViewController { root }
  public var mutations: [CellMutation] {
    [
      CellMutation("a post arrives") { model.arrive() }
    ]
  }
}

let cheersScenarios: [Scenario] = [
  Scenario("stale-content/cheers/correct", CheersScreen.self) {
    Interaction.tap("Post 2", "♡ 2")
    Interaction.hurry(0.1)
    Interaction.tap("Post 3", "♡ 3")
    Interaction.mutate("a post arrives")
    Interaction.tap(.showing("Post 3 is closed"))
    Interaction.tap("Post 2", "♥ 3")
  }
]
