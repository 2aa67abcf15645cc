import CellHarness
import SwiftUI
import UIKit

public struct RelaysScreen: CellScreen {
  private let controller = UIHostingController(rootView: RelaysView())
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let relaysScenarios: [Scenario] = [
  Scenario("stale-index-action/relays/correct", RelaysScreen.self) {
    Interaction.tap(.showing("To run"))
    Interaction.setEditing(true)
    Interaction.reorder(.showing("Runner 2"), .after, .showing("Runner 3"))
    Interaction.setEditing(false)
    Interaction.tap(.showing("All legs"))
  }
]
