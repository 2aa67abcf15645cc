import CellHarness
import UIKit

public struct VolumesScreen: CellScreen {
  private let controller = VolumesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let volumesScenarios: [Scenario] = [
  Scenario("stale-index-action/volumes/buggy", VolumesScreen.self, expecting: ["stale-index-action"], seenUnder: [.afterChange]) {
    Interaction.openMenu(.showing("Volume 1"))
    Interaction.chooseMenuItem(["Take out"])
    Interaction.openMenu(.showing("Volume 2"))
    Interaction.chooseMenuItem(["Take out"])
  }
]
