import CellHarness
import UIKit

public struct KeepShotsScreen: CellScreen {
  let controller = KeepShotsViewController()
  private let root: UINavigationController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }

}

let keepShotsScenarios: [Scenario] = [
  Scenario("stale-index-action/keep-shots/correct", KeepShotsScreen.self) {
    Interaction.tap("Market, 9:12")
    Interaction.tap("Keep this one")
  }
]
