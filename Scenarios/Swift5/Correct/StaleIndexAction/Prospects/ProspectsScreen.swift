import CellHarness
import SwiftUI
import UIKit

public struct ProspectsScreen: CellScreen {
  private let controller = UIHostingController(rootView: ProspectsView(store: ProspectStore()))
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("a prospect arrives") { controller.rootView.store.receive() }] }
}

let prospectsScenarios: [Scenario] = [
  Scenario("stale-index-action/prospects/correct", ProspectsScreen.self) {
    Interaction.tap(.showing("Company 4"), .showing("Edit"))
    Interaction.type("Renamed", .showing("New name"), nil, clearing: true)
    Interaction.mutate("a prospect arrives")
    Interaction.tap(.showing("Save"))
  }
]
