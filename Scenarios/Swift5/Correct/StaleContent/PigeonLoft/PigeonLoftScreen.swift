import CellHarness
import UIKit

public struct PigeonLoftScreen: CellScreen {
  private let root = UINavigationController(rootViewController: PigeonLoftViewController())
  public init() {}
  public var rootViewController: UIViewController { root }
}

let pigeonLoftScenarios: [Scenario] = [
  Scenario("stale-content/pigeon-loft/correct", PigeonLoftScreen.self) {
    Interaction.tap("Caesar")
    Interaction.back
  }
]
