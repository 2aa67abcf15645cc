import CellHarness
import SwiftUI
import UIKit

public struct HaikusScreen: CellScreen {
  private let model: HaikuModel
  private let root: UIViewController
  public init() {
    model = HaikuModel()
    root = UIHostingController(rootView: HaikusView(model: model))
  }
  public var rootViewController: UIViewController { root }
  public var mutations: [CellMutation] {
    [
      CellMutation("a winter haiku is begun") { model.begin() }
    ]
  }
}

let haikusScenarios: [Scenario] = [
  Scenario("stale-content/haikus/correct", HaikusScreen.self) {
    Interaction.tap("Haiku 3")
    Interaction.tap(.showing("Add a line"))
    Interaction.pullDownSheet
    Interaction.mutate("a winter haiku is begun")
    Interaction.tap("Haiku 3")
    Interaction.tap(.showing("Add a line"))
    Interaction.tap(.showing("Publish"))
  }
]
