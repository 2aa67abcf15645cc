import CellHarness
import SwiftUI

/// Looks like state that stays with a row number. But the rows are spots on a stage, which they name, and the lamp is the spot's.
public struct StageSpotsScreen: CellScreen {
  private let controller = UIHostingController(rootView: StageSpotsView())
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let stageSpotsScenarios: [Scenario] = [
  Scenario("stale-index-state/stage-spots/correct", StageSpotsScreen.self) {
    Interaction.tap("Alto Carol", "Lamp off")
    Interaction.tap(.showing("First leaves"))
  },
  Scenario("stale-index-state/stage-spots/correct/rotated", StageSpotsScreen.self) {
    Interaction.tap("Alto Carol", "Lamp off")
    Interaction.tap(.showing("Rotate"))
  },
]
