import CellHarness
import SwiftUI
import UIKit

public struct KeepsakesScreen: CellScreen {
  private let controller = UIHostingController(rootView: KeepsakesView())
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let keepsakesScenarios: [Scenario] = [
  Scenario("stale-index-state/keepsakes/buggy", KeepsakesScreen.self, expecting: ["stale-index-state"]) {
    Interaction.setEditing(true)
    Interaction.tap("Box 2")
    Interaction.tap("Box 3")
    Interaction.tap(.showing("By age"))
  }
]
