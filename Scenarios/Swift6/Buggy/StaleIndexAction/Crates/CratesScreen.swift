import CellHarness
import UIKit

public struct CratesScreen: CellScreen {
  private let controller = CratesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("a crate comes late") { controller.add() }] }
}

let cratesScenarios: [Scenario] = [
  Scenario(
    "stale-index-action/crates/buggy", CratesScreen.self, expecting: ["stale-index-action"], under: [HostTraits(device: .iPad)]
  ) {
    Interaction.focus(.showing("Crate 3"))
    Interaction.mutate("a crate comes late")
    Interaction.pressKeys("p")
  }
]
