import CellHarness
import SwiftUI
import UIKit

public struct VinylCrateScreen: CellScreen {
  private let model = CrateModel()
  private let controller: UIViewController
  public init() { controller = UIHostingController(rootView: CrateView(model: model)) }
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("a record arrives") { [model] in model.arrive() }] }
}

// Re-told from https://github.com/tcode-dev/ThinMP_iOS/pull/16
let vinylCrateScenarios: [Scenario] = [
  Scenario("stale-content/vinyl-crate/correct", VinylCrateScreen.self) {
    Interaction.tap(.showing("Paper Lamps"), .showing("Love"))
    Interaction.tap(.showing("Year"))
    Interaction.tap(.showing("Salt Roads"), .showing("Play"))
  }
  .retelling("https://github.com/tcode-dev/ThinMP_iOS/pull/16")
]
