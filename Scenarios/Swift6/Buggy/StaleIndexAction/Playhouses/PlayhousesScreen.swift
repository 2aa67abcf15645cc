import CellHarness
import SwiftUI
import UIKit

public struct PlayhousesScreen: CellScreen {
  private let model = PlayhousesModel()
  private let controller: UIViewController
  public init() { controller = UIHostingController(rootView: PlayhousesView(model: model)) }
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("a playhouse opens") { model.open() }] }
}

/// A sheet for a row number, where the rows are identified by their numbers, too; with rows identified by the item: Theatres.
let playhousesScenarios: [Scenario] = [
  Scenario("stale-index-action/playhouses/buggy", PlayhousesScreen.self, expecting: ["stale-index-action"]) {
    Interaction.tap("Playhouse 3", "Edit")
    Interaction.mutate("a playhouse opens")
    Interaction.tap(.showing("No seats are left"))
    Interaction.tap(.showing("Done"))
  }
]
