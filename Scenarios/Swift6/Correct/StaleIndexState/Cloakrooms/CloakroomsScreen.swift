import CellHarness
import SwiftUI
import UIKit

public struct CloakroomsScreen: CellScreen {
  private let controller = UIHostingController(rootView: CloakroomsView())
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let cloakroomsScenarios: [Scenario] = [
  Scenario("stale-index-state/cloakrooms/correct", CloakroomsScreen.self) {
    Interaction.tap(.showing("Hook 1"), "Draw")
    Interaction.tap(.showing("A guest goes"), .showing("A guest goes"))
  }
]
