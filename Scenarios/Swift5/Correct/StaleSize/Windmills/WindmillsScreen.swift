import CellHarness
import UIKit

/// Looks like stale heights: they are kept by row. But they are all forgotten whenever a row comes, goes, opens or
/// closes.
public struct WindmillsScreen: CellScreen {
  private let controller = WindmillsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] {
    [
      CellMutation("a windmill is built") { controller.buildWindmill() }
    ]
  }
}

let windmillsScenarios: [Scenario] = [
  Scenario("stale-size/windmills/correct", WindmillsScreen.self) {
    Interaction.tap(.showing("Windmill 2"))
    Interaction.mutate("a windmill is built")
  }
]
