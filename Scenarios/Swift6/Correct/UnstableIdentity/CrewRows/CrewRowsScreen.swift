import CellHarness
import SwiftUI
import UIKit

public struct CrewRowsScreen: CellScreen {
  private let model = CrewRowsModel()
  private let root: UIViewController
  public init() { root = UIHostingController(rootView: CrewRowsView(model: model)) }
  public var rootViewController: UIViewController { root }
  public var mutations: [CellMutation] {
    [
      CellMutation("somebody plays it") { model.play() }
    ]
  }
}

// Re-told from https://github.com/l984-451/Rivulet/pull/82
let crewRowsScenarios: [Scenario] = [
  Scenario("unstable-identity/crew-rows/correct", CrewRowsScreen.self) {
    Interaction.mutate("somebody plays it")
  }
  .retelling("https://github.com/l984-451/Rivulet/pull/82")
]
