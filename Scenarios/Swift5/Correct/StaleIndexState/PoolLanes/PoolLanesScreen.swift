import CellHarness
import UIKit

/// Looks like a switch that is kept by row number. But the rows are lanes, which they name, and the camera is the lane's.
public struct PoolLanesScreen: CellScreen {
  private let controller = PoolLanesViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

let poolLanesScenarios: [Scenario] = [
  Scenario("stale-index-state/pool-lanes/correct", PoolLanesScreen.self) {
    Interaction.tap("Cleo", "Camera off")
    Interaction.tap(.showing("Scratch first"))
  },
  Scenario("stale-index-state/pool-lanes/correct/first", PoolLanesScreen.self) {
    Interaction.tap("Alma", "Camera off")
    Interaction.tap(.showing("Scratch first"))
  },
]
