import CellHarness
import SwiftUI
import UIKit

public struct TheatresScreen: CellScreen {
  private let model = TheatresModel()
  private let controller: UIViewController
  public init() { controller = UIHostingController(rootView: TheatresView(model: model)) }
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("a theatre opens") { model.open() }] }
}

let theatresScenarios: [Scenario] = [
  Scenario("stale-index-action/theatres/buggy", TheatresScreen.self, expecting: ["stale-index-action"]) {
    Interaction.tap("Theatre 3", "Edit")
    Interaction.mutate("a theatre opens")
    Interaction.tap(.showing("No seats are left"))
    Interaction.tap(.showing("Done"))
  }
]
