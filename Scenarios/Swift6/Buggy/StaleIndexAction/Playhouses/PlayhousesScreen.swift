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

/// Not found yet: a sheet for a row number, where the rows are identified by their numbers, too. With rows identified by the
/// item it is found (Theatres).
let playhousesScenarios: [Scenario] = [
  Scenario("stale-index-action/playhouses/buggy", PlayhousesScreen.self, expecting: ["stale-index-action"]) {
    Interaction.tap("Playhouse 3", "Edit")
    Interaction.mutate("a playhouse opens")
    Interaction.tap(.showing("No seats are left"))
    Interaction.tap(.showing("Done"))
  }
]
