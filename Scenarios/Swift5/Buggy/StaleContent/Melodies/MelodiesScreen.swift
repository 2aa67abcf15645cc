import CellHarness
import SwiftUI
import UIKit

public struct MelodiesScreen: CellScreen {
  private let controller = UIHostingController(rootView: MelodiesView())
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let melodiesScenarios: [Scenario] = [
  Scenario("stale-content/melodies/buggy", MelodiesScreen.self, expecting: ["stale-content"]) {
    Interaction.tap(.showing("Melody no. 2"))
    Interaction.tap(.showing("Melody no. 4"))
  }
]
